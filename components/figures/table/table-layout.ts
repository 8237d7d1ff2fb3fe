import { linePitch } from "#components/figures/line-pitch.ts";
import { wordsSize } from "#components/figures/words-size.ts";
import { wrapWords } from "#components/figures/wrap-words.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";

const sheet = 312;
const pad = 14;
const least = 44;
const sizes = [17, 16, 15, 14];

function longestWord(text: string, size: number): number {
  return Math.max(...text.split(" ").map((word) => wordsSize(word, size).width));
}

/** What each column needs at least: its longest word, numbers never parted. */
function needs({ head, rows }: TableFigure, size: number, isWrapped: boolean): number[] {
  return head.map((name, column) => {
    const cells = [name, ...rows.map((row) => row[column] ?? "")];
    const widths = cells.map((cell) => (isWrapped ? longestWord(cell, size) : wordsSize(cell, size).width));
    return Math.max(least, Math.ceil(Math.max(...widths)) + pad);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Widths of the columns: as wide as their longest line where that fits, else shared out by what they need. */
function widthsOf(figure: TableFigure, size: number): number[] | null {
  const full = needs(figure, size, false);
  if (sum(full) <= sheet) {
    const spare = Math.min(28, (sheet - sum(full)) / full.length);
    return full.map((width) => width + spare);
  }
  const tight = needs(figure, size, true);
  const room = sheet - sum(tight);
  if (room < 0) return null;
  const wants = full.map((width, column) => width - (tight[column] ?? 0));
  return tight.map((width, column) => width + (room * (wants[column] ?? 0)) / sum(wants));
}

/** How large everything in a table is; the words as large as the width allows. */
export function tableLayout(figure: TableFigure) {
  const found = sizes.flatMap((size) => {
    const widths = widthsOf(figure, size);
    return widths === null ? [] : [{ size, widths }];
  })[0];
  const { size, widths } = found ?? { size: 14, widths: figure.head.map(() => sheet / figure.head.length) };
  const rows = [figure.head, ...figure.rows].map((row) => {
    const cells = row.map((text, column) => wrapWords(text, size, (widths[column] ?? 0) - pad + 4));
    const tall = Math.max(...row.map((text) => wordsSize(text, size).height)) > size ? size * 0.7 : 0;
    return { cells, height: Math.max(...cells.map((lines) => lines.length)) * linePitch(size) + 9 + tall };
  });
  const titleHeight = figure.title === null ? 0 : 25;
  const tops = rows.map((_, place) => titleHeight + 4 + sum(rows.slice(0, place).map(({ height }) => height)));
  return {
    isLegible: found !== undefined,
    size,
    rows: rows.map((row, place) => ({ ...row, place, top: tops[place] ?? 0 })),
    columns: widths.map((width, column) => ({ width, column, left: 4 + sum(widths.slice(0, column)) })),
    titleHeight,
    width: sum(widths) + 8,
    height: titleHeight + sum(rows.map(({ height }) => height)) + 8,
  };
}
