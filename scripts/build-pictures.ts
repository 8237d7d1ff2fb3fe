import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pictureFiles } from "./picture-files.ts";
import { ringDrawing, rings } from "./ring-drawing.ts";
import { shortPath } from "./short-path.ts";

/**
 * Writes the pictures of the site, taken from Fluent Emoji (flat) and scripts/pictures, to public/pictures,
 * and the rings of the medals to public/rings.
 * Run by hand after the list or the package changes: node scripts/build-pictures.ts
 */

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const { resolve } = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../public");
const set: IconSet = JSON.parse(await readFile(resolve("@iconify-json/fluent-emoji-flat/icons.json"), "utf8"));

/** Paler than a string can be on a pale card; the kite's bows would float. */
const palest = /#d3d3d3/g;
const string = "#8aa0b8";

async function drawing(icon: string): Promise<string> {
  if (icon.startsWith("own:")) return readFile(join(import.meta.dirname, "..", icon.slice("own:".length)), "utf8");
  const found = set.icons[icon]?.body;
  if (found === undefined) throw new Error(`Fluent Emoji has no icon named ${icon}`);
  const body = icon === "kite" ? found.replace(palest, string) : found;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body.replace(/(?<= d=")[^"]+/g, shortPath)}</svg>\n`;
}

for (const folder of ["pictures", "rings"]) await rm(join(root, folder), { recursive: true, force: true });
for (const { path, icon } of pictureFiles) {
  const file = join(root, path);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, await drawing(icon));
}

await mkdir(join(root, "rings"));
for (const ring of rings) {
  await writeFile(join(root, "rings", `${ring}.svg`), ringDrawing(ring, false));
  await writeFile(join(root, "rings", `${ring}-locked.svg`), ringDrawing(ring, true));
}
