import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withoutComments } from "./without-comments.ts";

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s*)?"([^"]+)"/gm;
const dynamicImport = /\bimport\(\s*"([^"]+)"\s*\)/g;

/** A file's path for "#lib/..." and "./...", the package's name with "npm:" before it for all else. */
function resolve(specifier: string, from: string): string {
  if (specifier.startsWith("#")) {
    return specifier.slice(1);
  }
  return specifier.startsWith(".") ? join(dirname(from), specifier) : `npm:${specifier}`;
}

/** What a file imports when it runs, at once or later; types, which are gone by then, are left out. */
export function readImports(path: string): string[] {
  if (path.startsWith("npm:") || !existsSync(path)) {
    return [];
  }
  const code = withoutComments(readFileSync(path, "utf8"));
  const found = [...code.matchAll(staticImport), ...code.matchAll(dynamicImport)];
  return found.map(([, specifier]) => resolve(specifier ?? "", path));
}
