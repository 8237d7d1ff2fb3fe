import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Makes a folder with nothing but these files in it, and returns where it is; the caller removes it. */
export function makeProject(files: readonly { readonly path: string; readonly code: string }[]): string {
  const root = mkdtempSync(join(tmpdir(), "huou-ham-hoc-architecture-"));
  for (const { path, code } of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  return root;
}
