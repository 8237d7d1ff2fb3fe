import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import { addDecimals, carriedInto, type DecimalColumn } from "#lib/questions/column/decimal-column.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import { textOf } from "#lib/skills/maths/decimal-question.ts";
import { columnName } from "#lib/text/column-name.ts";
import { pick } from "./decimal-sum-steps.ts";

/** Numbers to add, and their written sum. */
export interface ColumnSum {
  readonly addends: readonly Decimal[];
  readonly column: DecimalColumn;
}

const toSum = (addends: readonly Decimal[]): ColumnSum => ({ addends, column: addDecimals(addends) });

/** Draws until no number ends in 0 and nothing but a 1 is carried, as often as is asked for. */
function pickSum(draw: () => readonly Decimal[], carries: readonly number[], fallback: readonly Decimal[]): ColumnSum {
  const draws = Array.from({ length: 30 }, () => toSum(draw()));
  const isPlain = ({ addends, column }: ColumnSum) =>
    addends.every(({ scaled, places }) => places === 0 || scaled % 10 > 0) && column.sum % 10 > 0;
  const fit = draws.find(
    (sum) =>
      isPlain(sum) &&
      sum.column.steps.every(({ carried }) => carried < 2) &&
      carries.includes(carriedInto(sum.column).length),
  );
  return fit ?? toSum(fallback);
}

const decimal = (scaled: number, places: number): Decimal => ({ scaled, places });

/** As many decimals in both, one carry: 34,7 + 12,8. */
export function pickAlike(rng: Rng): ColumnSum {
  const draw = () => {
    const digits = rng.int(3, 4);
    const places = rng.int(1, 2);
    return pickAddends(rng, digits, [rng.int(0, digits - 2)]).map((scaled) => decimal(scaled, places));
  };
  return pickSum(draw, [1], [decimal(347, 1), decimal(128, 1)]);
}

/** 47,6 + 8,95, 8,95 + 47,6: the one with fewer decimals above or below. */
export function pickUnlike(rng: Rng): ColumnSum {
  const draw = () => rng.shuffle([pick(rng, 1, 10, 90), pick(rng, 2, 2, 40)]);
  return pickSum(draw, [1, 2], [decimal(476, 1), decimal(895, 2)]);
}

/** 18 + 4,75 */
export function pickWhole(rng: Rng): ColumnSum {
  const draw = () => rng.shuffle([decimal(rng.int(6, 89), 0), pick(rng, rng.int(1, 2), 3, 40)]);
  return pickSum(draw, [1, 2], [decimal(18, 0), decimal(475, 2)]);
}

/** 27,5 + 36,75 + 14 */
export function pickThree(rng: Rng): ColumnSum {
  const draw = () => rng.shuffle([pick(rng, 1, 10, 40), pick(rng, 2, 2, 30), decimal(rng.int(3, 29), 0)]);
  return pickSum(draw, [1, 2], [decimal(275, 1), decimal(3675, 2), decimal(14, 0)]);
}

export const expressionOf = ({ addends }: ColumnSum) => addends.map(textOf).join(" + ");

export const sumText = ({ column: { sum, decimals } }: ColumnSum) => writeDecimal(sum, decimals);

/** "Cột phần mười: 6 + 9 = 15, viết 5, nhớ 1."; an empty square behind the comma counts as a nought. */
export function sayStep({ rows, steps, decimals }: DecimalColumn, place: number): string {
  const { carried, sum } = steps[place] ?? { carried: 0, sum: 0 };
  const name = capital(columnName(place, decimals));
  const digits = rows.slice(0, -1).flatMap((row) => row[place] ?? (place < decimals ? 0 : []));
  const terms = [...digits, ...(carried > 0 ? [carried] : [])];
  const end = sum > 9 ? `viết ${sum % 10}, nhớ ${Math.floor(sum / 10)}` : `viết ${sum}`;
  if (terms.length === 1) return carried > 0 ? `${name}: ${end} đã nhớ.` : `${name}: hạ ${sum}, ${end}.`;
  return `${name}: ${terms.join(" + ")} = ${sum}, ${end}.`;
}

export const sayAll = ({ column }: ColumnSum) => column.steps.map((_, place) => sayStep(column, place)).join(" ");
