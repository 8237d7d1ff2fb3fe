import { z } from "zod";
import type { Line } from "#lib/core/line.ts";
import { saidParts } from "#lib/core/passages/to-paragraphs.ts";

/** A table of a text is read cell by cell. */
const rowsSchema = z.object({ role: z.literal("table"), sentences: z.array(z.string()) });

const lineSchema = z.object({ text: z.string(), spoken: z.string() });

/** What is drawn and never read: names of pictures, shapes, looks and places, signs that are known by them. */
const drawn: ReadonlySet<string> = new Set(
  "type kind picture good form thing paint look ends tone hands numerals sky guide place setting holder liquid faces balls sectors unit move operation marked filled end tones role".split(
    " ",
  ),
);

/**
 * What stands inside the picture of a figure: its `alt` tells it aloud. Whatever else a figure holds is read by itself;
 * so a new field of text has to be said, or be named here.
 */
const insidePicture: Readonly<Record<string, readonly string[]>> = {
  axis: ["marks", "pointers", "hops"],
  balance: ["pans"],
  "bar-model": ["bars", "total"],
  bond: ["whole", "parts"],
  calendar: ["weekdays"],
  chance: ["things"],
  chart: ["title", "unit", "values"],
  clock: ["faces", "digital"],
  column: ["rows"],
  "day-sheets": ["sheets"],
  diagram: ["marks"],
  fraction: ["wholes"],
  illustration: ["things"],
  jug: ["vessels"],
  "long-division": ["dividend", "divisor", "quotient", "steps"],
  money: ["groups"],
  "number-chart": ["rows"],
  "number-line": ["hops"],
  objects: ["caption"],
  parts: ["numbers"],
  pictogram: ["title", "rows", "key"],
  "pie-chart": ["title", "sectors"],
  "place-chart": ["classes", "places", "rows"],
  "price-tags": ["goods"],
  protractor: ["names", "lit"],
  ruler: ["label", "thing"],
  scene: ["counted"],
  shapes: ["labels", "parts"],
  "story-picture": ["whole", "groups"],
  sum: ["parts"],
  table: ["title", "head", "rows"],
  tally: ["title", "rows"],
  "ten-frame": ["labels", "groups"],
  thermometer: ["readings"],
  "unit-lengths": ["unit", "rows"],
  word: ["text", "parts"],
  working: ["rows", "notes"],
};

function entriesOf(value: object): [string, unknown][] {
  const { type } = "type" in value ? value : { type: null };
  const inside = typeof type === "string" ? (insidePicture[type] ?? []) : [];
  return Object.entries(value).filter(([field]) => !drawn.has(field) && !inside.includes(field));
}

/** All lines of a part of a question, wherever they stand in it. */
export function linesIn(value: unknown): Line[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = lineSchema.safeParse(value);
  return [...(data === undefined ? [] : [data]), ...Object.values(value).flatMap(linesIn)];
}

/** All texts of a view or a figure that are read and are no lines, wherever they stand in it. */
export function textsIn(value: unknown): string[] {
  // A syllable may begin with its rime: the first sound it does not have is not drawn.
  if (value === "") return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null || lineSchema.safeParse(value).success) return [];
  const rows = rowsSchema.safeParse(value);
  if (rows.success) return [...saidParts(rows.data)];
  return entriesOf(value).flatMap(([, inner]) => textsIn(inner));
}

/** The types of all figures of a part of a question. */
export function figureTypesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "alt" in value && "type" in value && typeof value.type === "string" ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(figureTypesIn)];
}
