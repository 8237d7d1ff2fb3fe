/** Code that imports what the table of layers does not allow, in the place where it does so. */
export interface ImportViolation {
  readonly path: string;
  readonly code: string;
  /** What of the code the message must name. */
  readonly written: string;
}

function anImport(path: string, written: string): ImportViolation {
  return { path, code: `import { it } from "${written}";\nit();\n`, written };
}

/** Another way to import lib/server, which the core must not know. */
function aForm(
  name: string,
  makeCode: (specifier: string) => string,
  written = `#lib/server/${name}.ts`,
): ImportViolation {
  return { path: `lib/core/forms/${name}.ts`, code: `${makeCode(written)}\n`, written };
}

export const importViolations: readonly ImportViolation[] = [
  anImport("lib/core/a.ts", "#lib/questions/question.ts"),
  anImport("lib/core/b.ts", "#lib/text/play-text.ts"),
  anImport("lib/core/c.ts", "react"),
  anImport("lib/core/d.ts", "node:fs"),
  anImport("lib/text/a.ts", "#lib/games/registry.ts"),
  anImport("lib/questions/a.ts", "#lib/skills/registry.ts"),
  anImport("lib/skills/a.ts", "#lib/games/registry.ts"),
  anImport("lib/skills/maths/class-1/a.ts", "#lib/play/points.ts"),
  anImport("lib/games/counting/a.ts", "#lib/games/addition/levels.ts"),
  anImport("lib/games/counting/b.ts", "#lib/games/registry.ts"),
  anImport("lib/games/counting/c.ts", "#lib/play/points.ts"),
  anImport("lib/play/a.ts", "#lib/server/pupils.ts"),
  anImport("lib/play/b.ts", "server-only"),
  anImport("lib/server/a.ts", "#lib/actions/answer.ts"),
  anImport("lib/server/b.ts", "#components/ui/button.tsx"),
  anImport("lib/database/a.ts", "#lib/server/pupils.ts"),
  anImport("lib/operation/a.ts", "#lib/server/pupils.ts"),
  anImport("lib/operation/b.ts", "#lib/database/clients.ts"),
  anImport("lib/actions/a.ts", "#lib/database/clients.ts"),
  anImport("lib/actions/b.ts", "#app/page.tsx"),
  anImport("lib/derive-key.ts", "#lib/database/clients.ts"),
  anImport("components/ui/a.ts", "#lib/server/pupils.ts"),
  anImport("components/ui/b.ts", "#lib/actions/answer.ts"),
  anImport("components/ui/c.ts", "#lib/skills/registry.ts"),
  anImport("components/ui/d.ts", "#lib/games/registry.ts"),
  anImport("components/ui/e.ts", "#lib/database/clients.ts"),
  anImport("components/ui/f.ts", "#app/page.tsx"),
  anImport("components/runs/a.ts", "framer-motion"),
  anImport("components/runs/b.ts", "@rive-app/react-canvas"),
  anImport("components/stage/a.ts", "#lib/server/pupils.ts"),
  anImport("app/a.ts", "#lib/database/clients.ts"),
  anImport("app/b.ts", "framer-motion"),
  anImport("app/c.ts", "#tests/setup/test.ts"),
  anImport("app/g.ts", "#lib/core/line.test.ts"),
  anImport("app/h.ts", "#scripts/run-command.ts"),
  anImport("lib/core/j.ts", "next/headers"),
  anImport("lib/core/k.ts", "@supabase/supabase-js"),
  anImport("lib/skills/c.ts", "zod"),
  anImport("lib/text/c.ts", "pure-rand"),
  anImport("lib/play/g.ts", "reactive"),
  anImport("lib/http/a.ts", "#lib/server/pupils.ts"),
  anImport("lib/worker/a.ts", "server-only"),
  anImport("lib/env.ts", "#lib/server/pupils.ts"),
  anImport("components/map/a.tsx", "pino"),
  anImport("middleware.ts", "#lib/server/pupils.ts"),
  anImport("instrumentation.ts", "#lib/database/clients.ts"),
  anImport("next.config.ts", "#lib/server/pupils.ts"),

  aForm("value", (from) => `import it from "${from}";\nit();`),
  aForm("names", (from) => `import * as it from "${from}";\nit.go();`),
  aForm("nothing", (from) => `import "${from}";`),
  aForm("type", (from) => `import type { It } from "${from}";\nexport const it: It = 1;`),
  aForm("one-type", (from) => `import { type It } from "${from}";\nexport const it: It = 1;`),
  aForm("on-lines", (from) => `import {\n  it,\n} from "${from}";\nit();`),
  aForm("single-quotes", (from) => `import it from '${from}';\nit();`),
  aForm("export", (from) => `export { it } from "${from}";`),
  aForm("export-type", (from) => `export type { It } from "${from}";`),
  aForm("export-all", (from) => `export * from "${from}";`),
  aForm("export-as", (from) => `export * as it from "${from}";`),
  aForm("export-nothing", (from) => `export {} from "${from}";`),
  aForm("later", (from) => `export const load = () => import("${from}");`),
  aForm("later-in-ticks", (from) => `export const load = () => import(\`${from}\`);`),
  aForm("type-in-place", (from) => `export type It = import("${from}").It;`),
  aForm("type-of", (from) => `export type It = typeof import("${from}");`),
  aForm("require", (from) => `export const it = require("${from}");`),
  aForm("import-require", (from) => `import it = require("${from}");\nit();`),
  aForm("relative", (from) => `import it from "${from}";\nit();`, "../../server/pupils.ts"),
  aForm("relative-from-here", (from) => `import it from "${from}";\nit();`, "./../../server/pupils.ts"),
  aForm("roundabout", (from) => `import it from "${from}";\nit();`, "#lib/core/../server/pupils.ts"),
  aForm("computed", (from) => `export const load = (name: string) => import(${from});`, "name"),
];
