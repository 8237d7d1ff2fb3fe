import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { madeFiles } from "#scripts/rive/made-files.ts";

/**
 * Writes the characters and the icons of the menu from their art in scripts/rive: .riv files and stills below public,
 * and the runtime that plays them. Run by hand after the art changes: npm run rive
 */

const root = join(import.meta.dirname, "../public");
const { resolve } = createRequire(import.meta.url);
const made = madeFiles();

for (const folder of ["animals", "characters", "rive"]) await rm(join(root, folder), { recursive: true, force: true });
for (const { path, bytes } of made) {
  const file = join(root, path);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, bytes);
}
for (const name of ["rive.wasm", "rive_fallback.wasm"]) {
  await copyFile(resolve(`@rive-app/canvas/${name}`), join(root, "rive", name));
}
