import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { placeNames } from "./place-chart.ts";

/** A column of a written sum: its digits from the top, what was carried or borrowed before it. */
export interface Column {
  readonly place: number;
  readonly upper: number;
  readonly lower: number;
  readonly carried: number;
}

/** The columns of two numbers from the ones, with what is carried when they are added. */
export function addedColumns(first: number, second: number): Column[] {
  const [upper, lower] = [digitsOf(first), digitsOf(second)];
  const columns: Column[] = [];
  let carried = 0;
  for (const place of (upper.length > lower.length ? upper : lower).keys()) {
    const [a, b] = [upper[place] ?? 0, lower[place] ?? 0];
    columns.push({ place, upper: a, lower: b, carried });
    carried = a + b + carried > 9 ? 1 : 0;
  }
  return columns;
}

/** The columns of a subtraction from the ones, with what each has lent. */
export function takenColumns(first: number, second: number): Column[] {
  const [upper, lower] = [digitsOf(first), digitsOf(second)];
  const columns: Column[] = [];
  let carried = 0;
  for (const place of upper.keys()) {
    const [a, b] = [upper[place] ?? 0, lower[place] ?? 0];
    columns.push({ place, upper: a, lower: b, carried });
    carried = a < b + carried ? 1 : 0;
  }
  return columns;
}

/** "Hàng đơn vị: 8 + 7 = 15, viết 5, nhớ 1." */
export function sayAdded({ place, upper, lower, carried }: Column): string {
  const sum = upper + lower + carried;
  const terms = carried === 0 ? `${upper} + ${lower}` : `${upper} + ${lower} + ${carried}`;
  return `Hàng ${placeNames[place]}: ${terms} = ${sum}, viết ${sum % 10}${sum > 9 ? ", nhớ 1" : ""}.`;
}

/** "Hàng đơn vị: 12 − 6 = 6, viết 6, nhớ 1." */
export function sayTaken({ place, upper, lower, carried }: Column): string {
  const isShort = upper < lower + carried;
  const from = upper + (isShort ? 10 : 0);
  const left = from - lower - carried;
  const terms = carried === 0 ? `${from} − ${lower}` : `${from} − ${lower} − ${carried}`;
  return `Hàng ${placeNames[place]}: ${terms} = ${left}, viết ${left}${isShort ? ", nhớ 1" : ""}.`;
}
