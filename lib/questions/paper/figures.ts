import type { Figure } from "#lib/questions/figure.ts";

/** How a figure stands on paper: set as words among the others, or drawn into a space of at most so many millimetres. */
export type PaperLook = "words" | Space;

interface Space {
  readonly width: number;
  readonly height: number;
}

/** How every figure stands on paper; a new one does not compile until it stands here. */
const paperLooks: { readonly [Type in Figure["type"]]: PaperLook } = {
  passage: "words",
  sentence: "words",
  sum: "words",
  word: "words",
  axis: { width: 130, height: 22 },
  balance: { width: 70, height: 42 },
  "bar-model": { width: 110, height: 34 },
  "base-ten": { width: 80, height: 36 },
  bond: { width: 52, height: 32 },
  calendar: { width: 76, height: 58 },
  chance: { width: 110, height: 50 },
  chart: { width: 100, height: 58 },
  clock: { width: 84, height: 36 },
  column: { width: 34, height: 32 },
  "day-sheets": { width: 80, height: 32 },
  diagram: { width: 84, height: 46 },
  "dial-scale": { width: 44, height: 44 },
  fraction: { width: 90, height: 30 },
  groups: { width: 100, height: 42 },
  jug: { width: 60, height: 46 },
  "long-division": { width: 50, height: 40 },
  money: { width: 120, height: 40 },
  "number-line": { width: 130, height: 24 },
  objects: { width: 84, height: 44 },
  parts: { width: 84, height: 26 },
  pictogram: { width: 110, height: 56 },
  "pie-chart": { width: 90, height: 54 },
  "place-blocks": { width: 90, height: 42 },
  "place-chart": { width: 110, height: 26 },
  "price-tags": { width: 110, height: 40 },
  ruler: { width: 120, height: 30 },
  scene: { width: 90, height: 56 },
  shapes: { width: 60, height: 36 },
  "story-picture": { width: 110, height: 34 },
  table: { width: 110, height: 40 },
  tally: { width: 100, height: 44 },
  "ten-frame": { width: 84, height: 40 },
  thermometer: { width: 40, height: 56 },
  working: { width: 80, height: 36 },
};

/** Millimetres of a row of things to count. */
const objectRow = 15;

/** How a figure stands on paper: things in one row take up no room for more, and several thermometers stand side by side. */
export function paperLookOf(figure: Figure): PaperLook {
  const look = paperLooks[figure.type];
  if (look === "words") return look;
  if (figure.type === "objects" && figure.columns === 5) return { ...look, height: objectRow * figure.rows + 2 };
  if (figure.type === "thermometer") return { ...look, width: look.width * figure.readings.length };
  return look;
}
