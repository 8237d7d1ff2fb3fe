import { evaluate } from "#tests/contract/evaluate.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const sentences: readonly (readonly [RegExp, (first: number, second: number) => string])[] = [
  [/^Một số nhân với/u, (by, product) => `? × ${by} = ${product}`],
  [/^Một số chia cho/u, (by, quotient) => `? : ${by} = ${quotient}`],
  [/^Lấy \d+ chia cho một số/u, (whole, quotient) => `${whole} : ? = ${quotient}`],
  [/^Tích của một số và/u, (by, product) => `? × ${by} = ${product}`],
  [/^Thương của một số và/u, (by, quotient) => `? : ${by} = ${quotient}`],
  [/^Thương của \d+ và một số/u, (whole, quotient) => `${whole} : ? = ${quotient}`],
];

/** The equation as it is written, or as the sentence tells it. */
function equationOf(text: string): string | null {
  const written = /[\d…]+ [×:] [\d…]+ = \d+/u.exec(text)?.[0];
  if (written !== undefined) return written.replace("…", "?");
  const [first = 0, second = 0] = wholesIn(text);
  return sentences.find(([sentence]) => sentence.test(text))?.[1](first, second) ?? null;
}

/** Tries every number of the tables in the gap. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const equation = equationOf(text);
  if (equation === null) return null;
  const [left = "", right = ""] = equation.split(" = ");
  const fitting = Array.from({ length: 100 }, (_, number) => number + 1).filter((number) => {
    const { top, bottom } = evaluate(left.replace("?", String(number)));
    return bottom === 1n && String(top) === right;
  });
  return fitting.length === 1 ? String(fitting[0]) : null;
};
