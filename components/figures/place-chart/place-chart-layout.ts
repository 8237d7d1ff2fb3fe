import { linePitch } from "#components/figures/line-pitch.ts";
import { wordsSize } from "#components/figures/words-size.ts";
import { wrapWords } from "#components/figures/wrap-words.ts";
import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";

const sheet = 312;
const widest = 72;
/** Sizes of names while all columns are equally wide, and where the wider names take from the others. */
const evenSizes = [16, 15, 14];
const tightSizes = [14, 13.5, 13, 12.5, 12];
const pad = 3;
/** A digit in its box. */
const leastColumn = 31;
export const classSize = 16;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** What each column needs at least: the longest word of its name. */
function needs(places: readonly string[], size: number): number[] {
  return places.map(
    (name) => Math.max(leastColumn, ...name.split(" ").map((word) => wordsSize(word, size).width)) + pad,
  );
}

/** How large the names are and how wide the columns: equally wide while that leaves the names large. */
function fitColumns(places: readonly string[]) {
  const even = Math.min(widest, sheet / places.length);
  const size = evenSizes.find((each) => Math.max(...needs(places, each)) <= even);
  if (size !== undefined) return { size, widths: places.map(() => even), isLegible: true };
  const tight = tightSizes.find((each) => sum(needs(places, each)) <= sheet);
  const least = needs(places, tight ?? 12);
  const spare = (sheet - sum(least)) / places.length;
  return { size: tight ?? 12, widths: least.map((width) => width + spare), isLegible: tight !== undefined };
}

/** How large everything in a table of places is; names are as large as their longest words allow. */
export function placeChartLayout({ classes, places, rows }: PlaceChartFigure) {
  const { size, widths, isLegible } = fitColumns(places);
  const columns = widths.map((width, column) => {
    const left = 4 + sum(widths.slice(0, column));
    return { left, width, middle: left + width / 2, lines: wrapWords(places[column] ?? "", size, width - 6) };
  });
  const heads = classes.map(({ name, span }, place) => {
    const from = sum(classes.slice(0, place).map((before) => before.span));
    const width = sum(widths.slice(from, from + span));
    const left = 4 + sum(widths.slice(0, from));
    return { from, width, left, middle: left + width / 2, lines: wrapWords(name, classSize, width - pad) };
  });
  const headHeight = Math.max(...columns.map(({ lines }) => lines.length)) * linePitch(size) + 10;
  const classHeight =
    classes.length === 0 ? 0 : Math.max(...heads.map(({ lines }) => lines.length)) * linePitch(classSize) + 10;
  const rowHeight = rows.length > 1 ? 38 : 44;
  return {
    width: sum(widths) + 8,
    height: classHeight + headHeight + rows.length * rowHeight + 8,
    /** Whether each word fits its column at a size that can be read. */
    isLegible:
      isLegible &&
      heads.every(({ lines, width }) => lines.every((line) => wordsSize(line, classSize).width <= width - 1)),
    size,
    columns,
    heads,
    classHeight,
    headHeight,
    rowHeight,
  };
}
