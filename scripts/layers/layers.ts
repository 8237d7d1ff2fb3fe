// The one table of who may import whom. The import graph is checked against it, because the linter's overrides cannot share
// patterns: Biome replaces a rule's options in each override, so that even generated ones repeat every group for every layer.

export interface Layer {
  /** Folders and files. A path belongs to the longest that holds it; `*` makes every folder a layer of its own. */
  readonly paths: readonly string[];
  /** The folders and files it may import besides its own; `*` for all. */
  readonly imports: readonly string[];
  /** The packages it may import, with their subpaths; `node:` for the modules of Node, `*` for all. */
  readonly packages: readonly string[];
  /** Where to go instead of an import that is not allowed. */
  readonly advice: string;
}

function list(text: string): readonly string[] {
  return text.split(" ").filter((each) => each !== "");
}

/** A row of the table: lists separated by spaces. */
function layer(paths: string, imports: string, packages: string, advice: string): Layer {
  return { paths: list(paths), imports: list(imports), packages: list(packages), advice };
}

const pure = "This layer is pure and knows only what is below it: pass in what it needs.";
const low = "This layer is below the database and the pages: pass in what it needs.";
const shared = "Move what it shares with actions or pages into lib/play or lib/server.";
const door = "Only lib/server reaches the database, and middleware.ts: call a function of lib/server.";
const props = "A component gets data and actions as props; only components/stage uses Motion and Rive.";
const root = "Move it into a folder.";

const view = "lib/classes lib/core lib/marks lib/paper lib/play lib/questions lib/test-papers lib/text";
const rules =
  "lib/classes lib/core lib/games lib/lessons lib/marks lib/paper lib/play lib/questions lib/skills lib/test-papers lib/text";
const settings = "lib/derive-key.ts lib/env.ts lib/kept-secret.ts";

/** Who may import whom, from the bottom up. Tests (`*.test.ts`) belong to the layer `tests` wherever they are. */
export const layers: readonly Layer[] = [
  layer("lib/core", "", "naughty-words pure-rand read-vietnamese-number zod", pure),
  layer("lib/text", "lib/core lib/questions/picture-name.ts", "", pure),
  layer("lib/questions", "lib/core lib/text", "zod", pure),
  layer("lib/skills", "lib/core lib/questions lib/text", "", pure),
  layer("lib/games", "lib/core lib/questions lib/text", "", pure),
  layer(
    "lib/games/*",
    "lib/core lib/questions lib/text lib/games/define-game.ts",
    "",
    `No game knows another. ${pure}`,
  ),
  layer("lib/lessons", "lib/core lib/skills supabase/content", "", pure),
  layer("lib/play", "lib/core lib/games lib/lessons lib/questions lib/skills lib/text", "ts-fsrs", pure),
  layer("lib/paper", "lib/core lib/lessons lib/play lib/questions lib/skills lib/text", "", pure),
  layer("lib/marks", "lib/core lib/paper lib/play lib/questions lib/skills lib/text", "zod", pure),
  layer(
    "lib/test-papers",
    "lib/core lib/lessons lib/marks lib/paper lib/play lib/questions lib/skills lib/text supabase/content",
    "zod",
    pure,
  ),
  layer("lib/classes", "lib/core lib/lessons lib/marks lib/play lib/questions lib/skills lib/text", "fflate zod", pure),
  layer(settings, "", "node: proxy-addr zod", low),
  layer("lib/operation", "lib/core lib/env.ts", "compression fresh lru-cache next node: pino prom-client", low),
  layer("lib/http", "lib/core", "ipaddr.js node: proxy-addr", low),
  layer("lib/worker", "lib/core", "serwist", "The service worker runs without a page and without the server."),
  layer(
    "lib/database",
    "lib/core lib/operation lib/derive-key.ts lib/env.ts",
    "@electric-sql/pglite @supabase/lite @supabase/ssr @supabase/supabase-js node: postgres server-only zod",
    "It only opens the database: what is read or written belongs in lib/server.",
  ),
  layer(
    "lib/server",
    `${rules} ${settings} lib/http lib/operation lib/database`,
    "@supabase/supabase-js iron-session next node: react server-only zod",
    shared,
  ),
  layer("lib/actions", `${rules} lib/server`, "next zod", door),
  layer("components", view, "idb next react react-dom uqr", props),
  layer("components/paper", `components ${view}`, "docx next react", props),
  layer("components/stage", `components ${view}`, "@rive-app/react-canvas framer-motion next react", props),
  layer("app", `${rules} components lib/actions lib/server lib/env.ts lib/http lib/operation`, "next react zod", door),
  layer("middleware.ts", "lib/env.ts lib/http lib/operation lib/database", "next", root),
  layer("instrumentation.ts", "lib/server lib/operation", "next", root),
  layer("instrumentation-client.ts trusted-types.d.ts cache-handler.mjs", "", "next", root),
  layer("next.config.ts", "lib/http lib/operation lib/play scripts package.json", "next node:", root),
  layer("vitest.config.ts vitest.db.config.ts vitest.lighthouse.config.ts", "", "node: vitest", root),
  layer("scripts", "*", "*", ""),
  layer("playwright.config.ts postcss.config.mjs tests", "*", "*", ""),
];

/** Circles of files or folders that are still there. One that is gone or has changed must be mended here. */
export const knownCircles: readonly (readonly string[])[] = [
  "lib/questions lib/text",
  "scripts tests",
  "tests/contract tests/db tests/setup",
].map(list);
