import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** A year without a leap day, day by day. */
const year = 2023;
const dayMs = 86_400_000;
const at = (day: number, month: number) => Date.UTC(year, month - 1, day);
const lengthOf = (month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const weekdays = ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"];

function datesIn(text: string): number[] {
  return [...text.matchAll(/ngày (\d+) tháng (\d+)/giu)].map(([, day, month]) => at(Number(day), Number(month)));
}

function weekday({ prompt: { text }, figures }: PublicQuestion): string | null {
  const dates = datesIn(text);
  const asked = dates.at(-1) ?? 0;
  const [figure] = figures;
  if (figure?.type === "calendar") {
    const steps = (asked - at(1, figure.month)) / dayMs;
    return weekdays[(figure.startsOn + steps) % 7] ?? null;
  }
  const known = weekdays.findIndex((name) => text.includes(`là ${name}`));
  return weekdays[(known + (asked - (dates[0] ?? 0)) / dayMs) % 7] ?? null;
}

type Solver = (seen: PublicQuestion, numbers: readonly number[], text: string) => string | null;

const ways: readonly (readonly [RegExp, Solver])[] = [
  [/là thứ mấy/u, (seen) => weekday(seen)],
  [
    /Còn bao nhiêu ngày/u,
    (_, __, text) => {
      const [one = 0, two = 0] = datesIn(text).toSorted((a, b) => a - b);
      return String((two - one) / dayMs);
    },
  ],
  [
    /ngày mấy\?$/u,
    (_, numbers, text) => {
      const [from = 0] = datesIn(text);
      const date = new Date(from + (numbers[2] ?? 0) * dayMs);
      return String(date.getUTCDate());
    },
  ],
  [/liền trước/u, (_, [, month = 1]) => String(new Date(at(1, month) - dayMs).getUTCDate())],
  [/Ngày cuối cùng/u, (_, [month = 0]) => String(lengthOf(month))],
  [
    /có mấy tháng có/u,
    (_, numbers) => String(numbers.slice(0, -1).filter((month) => lengthOf(month) === numbers.at(-1)).length),
  ],
  [/tháng nào có/iu, (seen, [days = 0]) => onlyChoice(seen, (choice) => lengthOf(wholesIn(choice)[0] ?? 0) === days)],
  [/(?:có|dài) bao nhiêu ngày/u, (_, [month = 0]) => String(lengthOf(month))],
  [
    /bao nhiêu tháng/u,
    (_, [years = 0, more = 0]) => String(Array.from({ length: years }, () => 12).reduce((sum, all) => sum + all, more)),
  ],
  [
    /đầu tháng/u,
    (_, [first = 0, last = 0]) =>
      String(
        Array.from({ length: 12 }, (_each, place) => place + 1).filter((month) => month >= first && month <= last)
          .length,
      ),
  ],
  [
    /là tháng mấy/u,
    (_, [first = 0, steps = 0]) => String(new Date(Date.UTC(year, first - 1 + steps, 1)).getUTCMonth() + 1),
  ],
];

/** Walks through a real calendar. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  return ways.find(([asked]) => asked.test(text))?.[1](seen, wholesIn(text), text) ?? null;
};
