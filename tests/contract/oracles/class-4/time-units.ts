import { convert, splitMeasure } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readRoman } from "#tests/contract/read-roman.ts";

/** Counts centuries off from the year 1, a hundred years each. */
function centuryOf(year: number): number {
  let [century, last] = [1, 100];
  while (year > last) {
    century += 1;
    last += 100;
  }
  return century;
}

const romanIn = (text: string) => readRoman(/thế kỉ ([IVX]+)/u.exec(text)?.[1] ?? "");

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const years = [...text.matchAll(/[nN]ăm (\d+)(?!\d|\u00a0)/gu)].map(([, year]) => Number(year));
  if (/thế kỉ [IVX]/u.test(text))
    return onlyChoice(seen, (choice) => centuryOf(Number(/\d+/u.exec(choice)?.[0])) === romanIn(text));
  const ago = /(\d+) năm (?:ngày sinh|tuổi)/u.exec(text)?.[1];
  if (ago !== undefined)
    return onlyChoice(seen, (choice) => romanIn(choice) === centuryOf((years[0] ?? 0) - Number(ago)));
  if (/thế kỉ nào/u.test(text)) return onlyChoice(seen, (choice) => romanIn(choice) === centuryOf(years.at(-1) ?? 0));
  if (seen.kind === "boxes") return splitMeasure(text);
  const [first = 0, second = 0] = valuesIn(text, "time");
  return /hơn kém/u.test(text) ? String(Math.abs(first - second)) : convert(text);
};
