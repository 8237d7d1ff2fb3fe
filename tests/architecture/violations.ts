/** Code that breaks one rule of the linter, in the place where it does so, and the rule that must report it. */
export interface Violation {
  readonly what: string;
  readonly path: string;
  readonly code: string;
  readonly rule: string;
}

const imports = "lint/style/noRestrictedImports";
const globals = "lint/style/noRestrictedGlobals";

function anImport(path: string, from: string): Violation {
  return { what: `${path} imports ${from}`, path, code: `import { it } from "${from}";\nit();\n`, rule: imports };
}

function anExport(what: string, path: string, value: string, rule: string): Violation {
  return { what: `${path} ${what}`, path, code: `export const it = ${value};\n`, rule };
}

const lines = (count: number) => Array.from({ length: count }, (_, line) => `  it(${line});\n`).join("");
const branches = Array.from({ length: 13 }, (_, turn) => `  if (it > ${turn} && it !== 1) return ${turn};\n`).join("");

export const violations: readonly Violation[] = [
  {
    what: "components/user/a.ts waits for an answer in a transition",
    path: "components/user/a.ts",
    code: `import { useOptimistic } from "react";\nexport const useIt = () => useOptimistic(1);\n`,
    rule: imports,
  },
  anImport("app/d.ts", "../lib/core/line.ts"),
  anImport("lib/core/e.ts", "./../play/points.ts"),
  anImport("scripts/a.ts", "../lib/core/line.ts"),

  anExport("takes chance from Math.random", "lib/core/f.ts", "Math.random()", "plugin"),
  anExport("takes chance from Math by name", "lib/play/c.ts", 'Math["random"]()', "plugin"),
  anExport(
    "hides Math behind a name",
    "lib/questions/b.ts",
    "() => {\n  const sums = Math;\n  return sums;\n}",
    "plugin",
  ),
  anExport("takes chance from crypto", "lib/games/counting/d.ts", "crypto.randomUUID()", "plugin"),
  anExport("reads the clock", "lib/play/d.ts", "Date.now()", "plugin"),
  anExport("reads the clock into a date", "lib/skills/b.ts", "new Date()", "plugin"),
  anExport("reads the fine clock", "lib/text/b.ts", "performance.now()", "plugin"),
  anExport("reads the settings", "lib/play/e.ts", "process.argv", globals),
  anExport("asks the network", "lib/core/g.ts", 'fetch("/")', globals),
  anExport("goes round by globalThis", "lib/core/h.ts", "globalThis.Math", globals),
  anExport("waits", "lib/play/f.ts", "setTimeout(String, 1)", globals),
  anExport("reads the settings past lib/env.ts", "lib/server/c.ts", "process.env.PORT", "lint/style/noProcessEnv"),

  anExport("makes a text into tags", "components/ui/j.ts", "(a: Element) => {\n  a.innerHTML = a.id;\n}", "plugin"),
  anExport("makes a text into a tag", "app/f.tsx", "(a: Element) => {\n  a.outerHTML = a.id;\n}", "plugin"),
  anExport("adds tags", "components/ui/k.ts", '(a: Element) => a.insertAdjacentHTML("beforeend", a.id)', "plugin"),
  anExport("writes into the page", "components/ui/l.ts", "(text: string) => document.write(text)", "plugin"),
  anExport("reads tags", "components/ui/m.ts", "new DOMParser()", "plugin"),
  anExport("makes code", "components/ui/n.ts", 'new Function("return 1")', "plugin"),
  anExport("shows a page of text", "components/ui/o.tsx", '<iframe title={String(1)} srcDoc={"<p>"} />', "plugin"),
  anExport("runs a text", "lib/core/i.ts", 'eval("1")', "lint/security/noGlobalEval"),
  anExport("leads to a script", "app/g.tsx", '<a href="javascript:it()" />', "lint/security/noScriptUrl"),
  anExport(
    "shows a text as tags",
    "app/h.tsx",
    '<p dangerouslySetInnerHTML={{ __html: "" }} />',
    "lint/security/noDangerouslySetInnerHtml",
  ),

  anExport("says a text", "components/ui/g.tsx", "<p>Xin chào</p>", "lint/style/noJsxLiterals"),
  anExport("names a group", "components/ui/h.tsx", '<fieldset aria-label="Đáp án" />', "plugin"),
  anExport("describes a picture", "app/e.tsx", '<img src="/a.svg" alt="con vịt" width={1} height={1} />', "plugin"),

  anExport("is not in kebab case", "lib/server/readPupil.ts", "1", "lint/style/useFilenamingConvention"),
  anExport("asserts", "lib/server/d.ts", "[1].at(0)!", "lint/style/noNonNullAssertion"),
  anExport(
    "casts",
    "lib/server/e.ts",
    "JSON.parse(String()) as unknown as number",
    "lint/nursery/noUnsafeTypeAssertion",
  ),
  anExport("says any", "lib/server/f.ts", "(value: any) => value", "lint/suspicious/noExplicitAny"),
  {
    what: "lib/server/g.ts silences the compiler",
    path: "lib/server/g.ts",
    code: "// @ts-ignore\nexport const it = 1;\n",
    rule: "lint/suspicious/noTsIgnore",
  },
  {
    what: "lib/server/h.ts re-exports all",
    path: "lib/server/h.ts",
    code: 'export * from "./i.ts";\n',
    rule: "lint/performance/noReExportAll",
  },
  {
    what: "lib/server/i.ts is a barrel",
    path: "lib/server/i.ts",
    code: 'export { it } from "./j.ts";\n',
    rule: "lint/performance/noBarrelFile",
  },
  {
    what: "lib/server/j.ts has a default export",
    path: "lib/server/j.ts",
    code: "export const it = 1;\nexport default it;\n",
    rule: "lint/style/noDefaultExport",
  },
  {
    what: "lib/server/k.ts is in a cycle",
    path: "lib/server/k.ts",
    code: 'import { it } from "./l.ts";\n\nexport const there = () => it;\n',
    rule: "lint/suspicious/noImportCycles",
  },
  {
    what: "lib/server/l.ts is in a cycle",
    path: "lib/server/l.ts",
    code: 'import { there } from "./k.ts";\n\nexport const it = there;\n',
    rule: "lint/suspicious/noImportCycles",
  },
  {
    what: "lib/server/m.ts forgets a promise",
    path: "lib/server/m.ts",
    code: "async function it(): Promise<number> {\n  return 1;\n}\n\nexport function go(): void {\n  it();\n}\n",
    rule: "lint/nursery/noFloatingPromises",
  },
  {
    what: "lib/server/n.ts forgets a case",
    path: "lib/server/n.ts",
    code: 'export function it(kind: "a" | "b"): number {\n  switch (kind) {\n    case "a":\n      return 1;\n  }\n  return 2;\n}\n',
    rule: "lint/nursery/useExhaustiveSwitchCases",
  },
  {
    what: "lib/server/o.ts is too long",
    path: "lib/server/o.ts",
    code: "export const it = 1;\n".repeat(251),
    rule: "lint/style/noExcessiveLinesPerFile",
  },
  {
    what: "lib/server/p.ts has a long function",
    path: "lib/server/p.ts",
    code: `export function all(it: (line: number) => void): void {\n${lines(41)}}\n`,
    rule: "lint/complexity/noExcessiveLinesPerFunction",
  },
  {
    what: "lib/server/q.ts has a tangled function",
    path: "lib/server/q.ts",
    code: `export function all(it: number): number {\n${branches}  return it;\n}\n`,
    rule: "lint/complexity/noExcessiveCognitiveComplexity",
  },
  {
    what: "lib/server/r.ts uses a tool of development",
    path: "lib/server/r.ts",
    code: 'import autocannon from "autocannon";\n\nautocannon();\n',
    rule: "lint/correctness/noUndeclaredDependencies",
  },
  {
    what: "a test is skipped",
    path: "tests/architecture/a.test.ts",
    code: 'import { test } from "vitest";\n\ntest.skip("a", () => {});\n',
    rule: "lint/suspicious/noSkippedTests",
  },
  {
    what: "a test stands alone",
    path: "tests/architecture/b.test.ts",
    code: 'import { test } from "vitest";\n\ntest.only("a", () => {});\n',
    rule: "lint/suspicious/noFocusedTests",
  },
];

/** Code that comes close to the violations and is allowed. */
export const sound: readonly Omit<Violation, "rule">[] = [
  {
    what: "a game takes from the core and from lib/games",
    path: "lib/games/shape/game.ts",
    code: 'import type { Rng } from "#lib/core/rng.ts";\nimport { defineGame } from "#lib/games/define-game.ts";\nimport { levels } from "./levels.ts";\n\nexport const shape = (rng: Rng) => [defineGame, levels, rng, Math.max(1, 2), new Date(5).getTime()];\n',
  },
  {
    what: "data reaches the database",
    path: "lib/server/sound.ts",
    code: 'import { serviceClient } from "#lib/database/clients.ts";\n\nexport const it = async () => [await serviceClient(), Date.now()];\n',
  },
  {
    what: "a component takes from core, text, play and components",
    path: "components/ui/sound.tsx",
    code: 'import type { Line } from "#lib/core/line.ts";\nimport { gradeChoice } from "#lib/questions/kinds/choice/grading.ts";\nimport { playText } from "#lib/text/play-text.ts";\nimport { Button } from "#components/ui/button.tsx";\n\nexport const Sound = ({ line }: { line: Line }) => (\n  <Button label={playText.again} onPress={gradeChoice}>\n    {line.text}\n    <img src="/a.svg" alt="" width={1} height={1} />\n  </Button>\n);\n',
  },
  {
    what: "the stage moves",
    path: "components/stage/sound.tsx",
    code: 'import { m } from "framer-motion";\n\nexport const Sound = () => <m.div />;\n',
  },
  {
    what: "a page joins them",
    path: "app/sound/page.tsx",
    code: 'import { answer } from "#lib/actions/answer.ts";\nimport { findPupil } from "#lib/server/pupils.ts";\n\nexport default function Page() {\n  return <p>{[answer, findPupil].length}</p>;\n}\n',
  },
];
