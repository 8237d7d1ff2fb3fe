import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Eight hexadecimal digits that change with any file of the folder; folders inside it are left out, and one that is not there has none. */
export function hashFolder(folder: string): string {
  const hash = createHash("sha256");
  const files = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  for (const { name } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 8);
}
