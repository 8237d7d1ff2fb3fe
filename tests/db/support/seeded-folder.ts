import { constants, cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

/** Puts a copy of the embedded database into a data folder that has none, as a first start does from the build's. */
export function copyDatabase(dataDir: string, kind: "empty" | "seeded"): void {
  const { folder } = inject("embedded")[kind];
  cpSync(folder, join(dataDir, "database"), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** A data folder with this version's database, removed when the test is over. */
export function seededFolder(): string {
  const folder = temporaryFolder();
  copyDatabase(folder, "seeded");
  return folder;
}
