import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { drawFallbacks } from "./fallback-fonts.ts";
import { fontLetters, span } from "./font-letters.ts";

/**
 * Cuts the typefaces down to the letters, signs and weights the interface uses and writes them to app/fonts, with the
 * rules of what stands in for them. Run by hand after a font package or the texts' letters change: node scripts/build-fonts.ts
 */

const faces = [
  // Headings differ by size and colour: the weights between would cost 13 kB before a first question is seen.
  { family: "baloo-2", weights: 700 },
  { family: "lexend", weights: { min: 400, max: 700 } },
] as const;

const features = ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "tnum", "lnum"];

const target = join(import.meta.dirname, "../app/fonts");
const { resolve } = createRequire(import.meta.url);
await mkdir(target, { recursive: true });

/** The handwriting of school: letters alone, in one file, so that those with marks join the others. */
const marked = (letters: string) =>
  Array.from(letters).flatMap((letter) =>
    ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"].map((mark) => `${letter}${mark}`.normalize("NFC")),
  );
const small = `${span(0x61, 0x7a)}đ${marked("aăâeêioôơuưy").join("")}`;
const hand = resolve("@fontsource-variable/playwrite-vn/files/playwrite-vn-fallback-wght-normal.woff2");
await writeFile(
  join(target, "playwrite-vn.woff2"),
  await subsetFont(await readFile(hand), `${small}${small.toUpperCase()} `, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: [...features, "calt", "rlig", "curs"],
    variationAxes: { wght: 400 },
  }),
);

/** Andika is drawn in two weights, a file each. */
for (const weight of [400, 700]) {
  for (const [subset, text] of Object.entries(fontLetters)) {
    const source = resolve(`@fontsource/andika/files/andika-${subset}-${weight}-normal.woff2`);
    const cut = await subsetFont(await readFile(source), text, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: features,
    });
    await writeFile(join(target, `andika-${subset}-${weight}.woff2`), cut);
  }
}

for (const { family, weights } of faces) {
  for (const [subset, text] of Object.entries(fontLetters)) {
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`);
    const cut = await subsetFont(await readFile(source), text, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: features,
      variationAxes: { wght: weights },
    });
    await writeFile(join(target, `${family}-${subset}.woff2`), cut);
  }
}

await writeFile(join(target, "fallbacks.css"), await drawFallbacks());
