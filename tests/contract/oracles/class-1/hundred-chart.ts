import type { NumberChartFigure } from "#lib/questions/figures/number-chart.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The whole chart, written out row by row. */
const chart = Array.from({ length: 10 }, (_, row) => Array.from({ length: 10 }, (_, column) => row * 10 + column + 1));

/** The squares of a piece laid on the chart at every place; those where all its numbers lie on their own. */
function layings({ rows }: NumberChartFigure): (readonly [string, number | undefined])[][] {
  const places = chart.flatMap((_, down) => chart.map((_, right) => [down, right] as const));
  const laid = places.map(([down, right]) =>
    rows.flatMap((row, at) =>
      row.flatMap((text, column) => (text === null ? [] : [[text, chart[down + at]?.[right + column]] as const])),
    ),
  );
  return laid.filter((squares) =>
    squares.every(([text, number]) => number !== undefined && (!/^\d/u.test(text) || Number(text) === number)),
  );
}

function beside(text: string): string | null {
  const given = wholesIn(text).at(-1) ?? 0;
  const row = chart.findIndex((numbers) => numbers.includes(given));
  const column = chart[row]?.indexOf(given) ?? -1;
  const found = chart[row + (text.includes("ngay dưới") ? 1 : -1)]?.[column];
  return found === undefined ? null : String(found);
}

export const oracle: Oracle = ({ prompt: { text }, figures: [figure] }) => {
  if (figure?.type !== "number-chart") return /ngay (?:dưới|trên)/u.test(text) ? beside(text) : null;
  const told = wholesIn(text).filter((number) => number !== 100);
  if (told.some((number) => !figure.rows.flat().includes(String(number)))) return null;
  const [only, ...more] = layings(figure);
  if (only === undefined || more.length > 0) return null;
  const named = new Map(only);
  return `A là ${named.get("A")}, B là ${named.get("B")}`;
};
