import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files under the folders that end in one of the endings, tests left out; relative to the root. */
export function listFiles(folders: readonly string[], endings: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => endings.some((ending) => path.endsWith(ending)) && !/\.test\.tsx?$/.test(path)),
  );
}
