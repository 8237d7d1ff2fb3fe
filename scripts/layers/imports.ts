import { globSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

export interface Import {
  /** The file that imports, from the root of the project. */
  readonly file: string;
  readonly line: number;
  /** What is imported as the code has it: the specifier, or the expression that computes it. */
  readonly written: string;
  /** The path from the root, or `npm:` and the specifier of a package; null where the code computes it. */
  readonly target: string | null;
  /** Whether nothing of it is left when the code runs. */
  readonly isTypeOnly: boolean;
}

interface Found {
  readonly start: number;
  readonly written: string;
  readonly isComputed: boolean;
  readonly isTypeOnly: boolean;
}

/** What the parser's list of imports leaves out: `import()` types, `require`, and exports of nothing. */
const rare = /(?<!^)\bimport\b|\brequire\b|\bexport\s*\{\s*\}/m;

/** Every file of code in the project, from its root. */
export function listCode(root: string): string[] {
  const made = ["next-env.d.ts", "playwright-report", "test-results"];
  const exclude = ["**/node_modules", "**/.*", "public", "supabase", ...made];
  const paths = globSync("**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}", { cwd: root, exclude });
  return paths.map((path) => path.replaceAll(sep, "/")).sort();
}

function resolve(specifier: string, file: string): string {
  if (specifier.startsWith("#")) return posix.normalize(specifier.slice(1));
  return /^\.{1,2}(?:\/|$)/.test(specifier) ? posix.join(posix.dirname(file), specifier) : `npm:${specifier}`;
}

function readExpression(text: string, start: number, end: number): Pick<Found, "start" | "written" | "isComputed"> {
  const expression = text.slice(start, end);
  const [, , literal] = /^(["'`])([^"'`$\\]*)\1$/.exec(expression) ?? [];
  return { start, written: literal ?? expression, isComputed: literal === undefined };
}

function findRare(file: string, text: string): Found[] {
  const found: Found[] = [];
  const add = ({ start, end }: { start: number; end: number }, isTypeOnly: boolean) =>
    found.push({ ...readExpression(text, start, end), isTypeOnly });
  new Visitor({
    "TSImportType:exit": ({ source }) => add(source, true),
    "TSExternalModuleReference:exit": ({ expression }) => add(expression, false),
    "ExportNamedDeclaration:exit": ({ source, exportKind, specifiers }) => {
      if (source && specifiers.length === 0) add(source, exportKind === "type");
    },
    "CallExpression:exit": ({ callee, arguments: [argument] }) => {
      if (callee.type === "Identifier" && callee.name === "require" && argument) add(argument, false);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Everything a file imports or re-exports, at once or later, as a value or as a type. Throws where it cannot be parsed. */
export function readImports(file: string, text = readFileSync(file, "utf8")): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const isTypeOnly = (start: number) => /^(?:import|export)\s+type\b(?!\s+from\b)/.test(text.slice(start, start + 40));
  const requests = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, request: moduleRequest })),
    ...staticExports.flatMap(({ start, entries }) => {
      const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      return request ? [{ start, request }] : [];
    }),
  ];
  const found: Found[] = [
    ...requests.map(({ start, request }) => ({
      start: request.start,
      written: request.value,
      isComputed: false,
      isTypeOnly: isTypeOnly(start),
    })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      ...readExpression(text, start, end),
      isTypeOnly: false,
    })),
    ...(rare.test(text) ? findRare(file, text) : []),
  ];
  return found.map(({ start, written, isComputed, ...rest }) => ({
    ...rest,
    file,
    line: text.slice(0, start).split("\n").length,
    written,
    target: isComputed ? null : resolve(written, file),
  }));
}
