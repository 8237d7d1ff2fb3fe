import { askedUnit } from "#tests/contract/asked-unit.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The amount that is so much more or less than another, as a sentence compares it. */
const compared = (words: string, other: number, by: number) => (words.includes("ít hơn") ? other - by : other + by);

type Act = (text: string, numbers: readonly number[]) => number;

/** Each story by its own words, acted out from its beginning. */
const acts: readonly (readonly [RegExp, Act])[] = [
  [
    /Cả ba/u,
    (text, [a = 0, b = 0, c = 0]) => {
      const [, second = "", third = ""] = text.split(". ");
      const two = compared(second, a, b);
      return [a, two, compared(third, two, c)].reduce((sum, each) => sum + each);
    },
  ],
  [
    /hơn lần đầu/u,
    (text, [a = 0, b = 0, c = 0]) => {
      const after = compared(text, b, c);
      return text.includes("còn lại") ? a - b - after : a + b + after;
    },
  ],
  [
    /đưa cô bán hàng/u,
    (_, [n = 0, p = 0, q = 0, w = 0]) => w - q - Array.from({ length: n }, () => p).reduce((sum, each) => sum + each),
  ],
  [
    /gấp \d/u,
    (_, [a = 0, t = 0, b = 0]) => Array.from({ length: t + 1 }, () => a).reduce((sum, each) => sum + each) - b,
  ],
  [/giảm đi/u, (_, [a = 0, t = 1, b = 0]) => b + a + a / t],
  [/chia đều .* cho \d+ lớp\. Lớp/u, (_, [w = 0, n = 1, a = 0, b = 0]) => b + a + w / n],
  [/đều (?:vào|trên|lên|cho) \d/u, (text, [a = 0, b = 0, n = 1]) => (a + compared(text, a, b)) / n],
  [/còn lại/u, (_, [g = 0, e = 0, a = 0, b = 0]) => g * e - b - a],
];

export const oracle: Oracle = ({ prompt: { text } }) => {
  const value = acts.find(([words]) => words.test(text))?.[1](text, wholesIn(text)) ?? Number.NaN;
  return Number.isSafeInteger(value) ? `${grouped(value)}\u00a0${askedUnit(text)}` : null;
};
