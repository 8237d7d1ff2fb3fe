import type { ChildWay } from "#tests/setup/child-way.ts";
import { press } from "#tests/setup/press.ts";
import { answerButtons, type Sight } from "#tests/setup/sight.ts";
import { countInLines } from "./count-in-lines.ts";
import { type DrawnPart, drawnParts } from "./drawn-parts.ts";
import { only } from "./only.ts";
import { flatName, shapeName } from "./shape-name.ts";
import { shapeOfThing } from "./shape-of-thing.ts";

/** What the prompt asks about, after these words: "hình vuông". */
function asked({ prompt }: Sight, before: RegExp): string {
  return prompt.replace(before, "").replace(/(?:\?| nhé!)$/, "");
}

/** What is drawn on the buttons to pick one of, in their order. */
async function pictures({ board }: Sight): Promise<DrawnPart[][]> {
  return Promise.all((await board.getByRole("button").all()).map(drawnParts));
}

/** The words of the one picture of which this is true. */
async function pickOne(sight: Sight, isMeant: (parts: DrawnPart[], all: DrawnPart[][]) => boolean): Promise<string> {
  const all = await pictures(sight);
  const meant = sight.buttons.filter((_, place) => isMeant(all[place] ?? [], all));
  return only(sight, (words) => meant.includes(words));
}

function isAlone(parts: DrawnPart[], all: DrawnPart[][]): boolean {
  return all.filter((other) => shapeName(other) === shapeName(parts)).length === 1;
}

async function markAll(
  { board, buttons }: Sight,
  isMeant: (parts: DrawnPart[], words: string) => boolean,
): Promise<void> {
  // The tiles come first; what follows is no tile: it cannot be marked, or is the ear.
  const tiles = answerButtons(board).and(board.locator("button[aria-pressed]"));
  for (const [place, tile] of (await tiles.all()).entries()) {
    if (isMeant(await drawnParts(tile), buttons[place] ?? "")) await tile.click();
  }
  await press(board, "Trả lời", 1);
}

/** Lines make more shapes than are drawn one by one. */
async function count(sight: Sight, name: string): Promise<number> {
  const parts = await drawnParts(sight.figure);
  const lines = parts.flatMap((part) => (part.tag === "path" ? part.lines : []));
  return lines.length > 0 ? countInLines(lines, name) : parts.filter((part) => flatName(part) === name).length;
}

function bead(part: DrawnPart | undefined): string | null {
  const name = part === undefined ? null : flatName(part);
  return name === null ? null : `${name} ${part?.paint}`;
}

/** What fills the gap of a row: the shortest group that comes again and again. */
function missingBead(row: readonly (string | null)[]): string | null {
  const gap = row.indexOf(null);
  const period = row.findIndex(
    (_, step) =>
      step > 0 && row.every((one, place) => [null, undefined, one].includes(row[place + step]) || one === null),
  );
  return row[gap - period] ?? row[gap + period] ?? null;
}

async function goOn(sight: Sight): Promise<string> {
  const row = (await drawnParts(sight.figure)).map(bead);
  return pickOne(sight, (parts) => bead(parts[0]) === missingBead(row));
}

const which = /^(?:Hình|Khối) nào là /;
const whichThing = /^Đồ vật nào có dạng /;
const find = /^Con tìm tất cả (?=hình|khối)/;
const findThings = /^Con tìm tất cả đồ vật dạng /;
const howMany = /^Trong hình có mấy /;
const thing = / có dạng (?:hình|khối) gì\?$/;

export const shapeWays: readonly ChildWay[] = [
  [/^Đây là (?:hình|khối) gì\?$/, async ({ figure }) => shapeName(await drawnParts(figure))],
  [thing, ({ prompt }) => shapeOfThing(prompt.replace(thing, ""))],
  [which, (sight) => pickOne(sight, (parts) => shapeName(parts) === asked(sight, which))],
  [whichThing, (sight) => only(sight, (words) => shapeOfThing(words) === asked(sight, whichThing))],
  [find, (sight) => () => markAll(sight, (parts) => shapeName(parts) === asked(sight, find))],
  [findThings, (sight) => () => markAll(sight, (_, words) => shapeOfThing(words) === asked(sight, findThings))],
  [/^(?:Hình|Khối) nào khác các (?:hình|khối) còn lại\?$/, (sight) => pickOne(sight, isAlone)],
  [howMany, (sight) => count(sight, asked(sight, howMany))],
  [/^(?:Tiếp theo|Ô trống) là hình nào\?$/, goOn],
];
