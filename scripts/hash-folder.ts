import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Eight hexadecimal digits that change with any file of the folder; folders inside it are left out. */
export function hashFolder(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 8);
}
