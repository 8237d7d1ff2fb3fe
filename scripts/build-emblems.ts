import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type EmblemShape, emblem } from "#lib/classes/emblem.ts";

/**
 * Draws the signs of the seats of a class, an animal in a coloured shape, and writes them to public/avatars. Run by hand
 * after a change here: node scripts/build-emblems.ts
 */

/** Outlines in a square of 100, and where the animal stands in them. */
const shapes: Record<
  EmblemShape,
  { outline: string; fill: string; stroke: string; left: number; top: number; size: number }
> = {
  heart: {
    outline:
      "M50 93C22 74 5 56 5 35 5 19 16 8 30 8c9 0 16 4.5 20 11 4-6.5 11-11 20-11 14 0 25 11 25 27 0 21-17 39-45 58z",
    fill: "#ffb3a0",
    stroke: "#d23d28",
    left: 21,
    top: 15,
    size: 58,
  },
  star: {
    outline: "M50 3L70.6 24.7L97.6 37.5L83.3 63.8L79.4 93.5L50 88L20.6 93.5L16.7 63.8L2.4 37.5L29.4 24.7z",
    fill: "#ffd965",
    stroke: "#a86a00",
    left: 27,
    top: 29,
    size: 46,
  },
  leaf: {
    outline: "M10 90C4 40 30 8 92 8c4 62-26 90-82 82z",
    fill: "#b5e09d",
    stroke: "#2f8438",
    left: 24,
    top: 21,
    size: 56,
  },
  drop: {
    outline: "M50 4c16 20 36 36 36 57a36 34 0 0 1-72 0C14 40 34 24 50 4z",
    fill: "#a9d8fa",
    stroke: "#1273c4",
    left: 23,
    top: 34,
    size: 54,
  },
  kite: {
    outline: "M50 3c4 0 40 38 43 46 1 3-38 46-43 48-5-2-44-45-43-48C10 41 46 3 50 3z",
    fill: "#cdbdfa",
    stroke: "#6f4bd6",
    left: 23,
    top: 22,
    size: 54,
  },
  ball: {
    outline: "M50 5a45 45 0 1 1 0 90 45 45 0 0 1 0-90z",
    fill: "#fbb6ce",
    stroke: "#cf3a76",
    left: 21,
    top: 22,
    size: 58,
  },
};

const folder = join(import.meta.dirname, "../public");

for (let index = 0; index < emblem.count; index += 1) {
  const { animal, shape } = emblem.partsOf(index);
  const { outline, fill, stroke, left, top, size } = shapes[shape];
  const drawing = await readFile(join(folder, `animals/level-one/${animal}-1.svg`), "utf8");
  const inner = drawing.trim().replace("<svg ", `<svg x="${left}" y="${top}" width="${size}" height="${size}" `);
  const ground = `<path d="${outline}" fill="${fill}" stroke="${stroke}" stroke-width="5" stroke-linejoin="round"/>`;
  await writeFile(
    join(folder, `avatars/${emblem.avatarOf(index)}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 106 106">${ground}${inner}</svg>\n`,
  );
}
