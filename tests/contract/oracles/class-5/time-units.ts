import { type Exact, exact, over, plus, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readNumber, writtenNumber } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** In seconds, or in months. */
const sizes: Readonly<Record<string, bigint>> = {
  giây: 1n,
  phút: 60n,
  giờ: 3600n,
  ngày: 24n * 3600n,
  tuần: 7n * 24n * 3600n,
  tháng: 1n,
  năm: 12n,
  "thế kỉ": 1200n,
};

const names = Object.keys(sizes).join("|");
const measured = new RegExp(String.raw`(${writtenNumber})\u00a0(${names})`, "gu");

/** The days of a year, by the calendar. */
const daysOf = (year: number) => (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000;

function byCalendar(text: string): string | null {
  const years = (text.match(/\d{4}/gu) ?? []).map(Number);
  const [from = 0, to = 0] = [years[0], years.at(-1)];
  // Of the last year of a century the rule that helps does not speak.
  if (Math.floor((from - 1) / 100) !== Math.floor(to / 100)) return null;
  if (!text.includes("năm nhuận")) return String(years.reduce((sum, year) => sum + daysOf(year), 0));
  const [first = 0, last = 0] = years;
  let leaps = 0;
  for (let year = first; year <= last; year += 1) if (daysOf(year) === 366) leaps += 1;
  return String(leaps);
}

/** Counts what is told in the smallest unit and parts it into those that are asked for. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  if (/năm \d{4}/u.test(text)) return byCalendar(text);
  const asked = new RegExp(`(?:… |bao nhiêu )(${names})`, "u").exec(text)?.[1];
  const told = [...text.matchAll(measured)].map(
    ([, number = "", unit = ""]): Exact => times(readNumber(number), exact(sizes[unit] ?? 0n)),
  );
  if (asked === undefined || told.length === 0) return null;
  return writeExact(over(told.reduce(plus), exact(sizes[asked] ?? 1n)));
};
