import { isTrue } from "./is-true.ts";

/** The one whole number up to `most` that makes a statement with a gap true, found by trying all; null where there is none or several. */
export function fillGap(statement: string, most = 999): string | null {
  const least = statement.includes("□") ? 0 : 1;
  const numbers = Array.from({ length: most - least + 1 }, (_, place) => String(least + place));
  const fitting = numbers.filter((number) => isTrue(statement.replace(/[…□]/u, number)));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
