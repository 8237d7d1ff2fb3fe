import { buildFacts } from "./build-facts.ts";
import { compressAnswers } from "./compress-answers.ts";
import { countRequests } from "./count-requests.ts";
import { logConsole } from "./log-console.ts";
import { markUnknownPages } from "./mark-unknown-pages.ts";
import { mendAddresses } from "./mend-addresses.ts";
import { serveCompressed } from "./serve-compressed.ts";

/** What watches over a server process, begun before anything is served. */
export function startOperation(): void {
  if (buildFacts.isProduction) logConsole();
  countRequests();
  mendAddresses();
  markUnknownPages();
  // In development nothing is compressed, but an older build may lie about.
  if (buildFacts.isProduction) {
    serveCompressed();
    compressAnswers();
  }
}
