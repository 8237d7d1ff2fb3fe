import { isTrue } from "#tests/contract/is-true.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** So many times the number, added up one by one. */
const addUp = (number: number, times: number) =>
  Array.from({ length: times }, () => number).reduce((sum, each) => sum + each, 0);

/** How often the number can be taken away until nothing is left. */
function takeAway(whole: number, number: number): number {
  let left = whole;
  let times = 0;
  while (left > 0) {
    left -= number;
    times += 1;
  }
  return left === 0 ? times : Number.NaN;
}

function workOut(sum: string): number {
  const [first = 0, second = 0] = wholesIn(sum);
  return sum.includes("×") ? addUp(first, second) : takeAway(first, second);
}

/** "9, …, 15": each number is the one before it and the step. */
function countedOn(row: string, step: number): string {
  const numbers: number[] = [];
  for (const text of row.split(", ")) numbers.push(text === "…" ? (numbers.at(-1) ?? 0) + step : Number(text));
  return numbers.join(", ");
}

/** The sum with the one number up to 200 that makes it true. */
function filledIn(sum: string): string | null {
  const fitting = Array.from({ length: 200 }, (_, place) => sum.replace("…", String(place + 1))).filter(isTrue);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Adds and takes away again and again, and tries every number in a gap. */
export const tableOracle: Oracle = ({ prompt: { text }, figures: [figure] }) => {
  if (figure?.type === "table") {
    const [row = []] = figure.rows;
    const missing = figure.head.filter((_, column) => row[column] === "?");
    return missing.map(workOut).join(", ");
  }
  const [a = 0, b = 0] = wholesIn(text);
  if (text.includes("…, ") || text.endsWith(", …")) return countedOn(text.slice(text.indexOf(": ") + 2), a);
  if (text.includes("…")) return filledIn(/[\d…][\d…×:= ]*$/u.exec(text)?.[0] ?? "");
  return String(/ : |Thương|chia/iu.test(text) ? takeAway(a, b) : addUp(a, b));
};
