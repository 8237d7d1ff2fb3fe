import { keptByBrowser } from "./kept-by-browser.ts";
import { keptByServer } from "./kept-by-server.ts";

/**
 * What is kept where and for how long, as the privacy page tells it. `names` are the tables, cookies and keys it is kept
 * under: tests compare them with those that there are.
 */
export const keptText = { server: keptByServer, browser: keptByBrowser } as const;
