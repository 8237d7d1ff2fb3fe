import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** All numbers of the class in their row. */
const row = Array.from({ length: 100_001 }, (_, number) => number);

/** The number that stands so many places further in the row. */
function at(given: number, places: number): string | null {
  const found = row[row.indexOf(given) + places];
  return found === undefined ? null : grouped(found);
}

/** Looks the neighbour up in the row of all numbers. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const numbers = wholesIn(text.replace("thêm 1\u00a0km", "thêm"));
  const [first = 0, second = 0] = numbers;
  if (text.includes("ở giữa")) {
    const between = row.slice(first + 1, second);
    return between.length === 1 ? grouped(between[0] ?? 0) : null;
  }
  if (text.includes("dãy")) return at(numbers.at(-1) ?? 0, second > first ? 1 : -1);
  if (/^\d+\u00a0\d{3} là số liền trước của/u.test(text)) return at(first, 1);
  if (/^\d+\u00a0\d{3} là số liền sau của/u.test(text)) return at(first, -1);
  if (/liền sau|ngay sau|đi thêm/u.test(text)) return at(first, 1);
  return /liền trước|ngay trước/u.test(text) ? at(first, -1) : null;
};
