import { compareExact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";

const fractions = (text: string) =>
  [...text.matchAll(/(\d+)\u2044(\d+)/gu)].map(([, top, bottom]) => [Number(top), Number(bottom)] as const);

const listed = (texts: readonly string[]) => texts.join(", ").replace(/, (?=[^,]+$)/u, " và ");

/** Counts up in steps of the bottom until the common one is reached; or checks what each answer is worth. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const given = fractions(text);
  const common = Math.max(...given.map(([, bottom]) => bottom), Number(/…\u2044(\d+)/u.exec(text)?.[1] ?? 0));
  const asked = /(?:của|về mẫu số \d+:|Số cần điền:) (\d+)\u2044(\d+)(?: với| =)/u.exec(text);
  if (asked !== null) {
    const [top, bottom] = [Number(asked[1]), Number(asked[2])];
    let times = 1;
    while (bottom * times < common) times += 1;
    return String(text.includes("…") ? top * times : times);
  }
  if (/chung bé nhất là|chia hết cho cả ba/u.test(text)) {
    let value = 1;
    while (!given.every(([, bottom]) => value % bottom === 0)) value += 1;
    return String(value);
  }
  if (seen.kind === "boxes") {
    let least = 1;
    while (!given.every(([, bottom]) => least % bottom === 0)) least += 1;
    return listed(given.map(([top, bottom]) => `${(top * least) / bottom}\u2044${least}`));
  }
  const values = numbersIn(text);
  return onlyChoice(seen, (choice) => {
    const same = new Set(fractions(choice).map(([, bottom]) => bottom)).size === 1;
    return same && numbersIn(choice).every((value, place) => compareExact(value, values[place] ?? value) === 0);
  });
};
