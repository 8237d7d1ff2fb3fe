import { equationIn } from "#tests/contract/equation.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const worth = (text: string) => {
  const { top, bottom } = evaluate(text);
  return top % bottom === 0n ? String(top / bottom) : null;
};

/** What is worked first: what stands in brackets, else the first × or :, else the first two numbers. */
function firstOf(text: string): string | undefined {
  const inside = /\(([^)]+)\)/u.exec(text)?.[1];
  return inside ?? /\d+ [×:] \d+/u.exec(text)?.[0] ?? /\d+ [+−] \d+/u.exec(text)?.[0];
}

const named = (calculation: string) => `${calculation.replace(/ [+−×:] /u, " và ")} được ${worth(calculation)}`;

/** Finds the first operation by its place in the text, and where brackets are to be set tries both ways. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const expression = equationIn(text);
  if (expression === null) return null;
  if (!text.includes("ngoặc")) {
    const first = firstOf(expression);
    return first === undefined ? null : `Tính trước: ${named(first)}, kết quả: ${worth(expression)}`;
  }
  const wanted = /bằng (\d+)/u.exec(text)?.[1];
  const [a, one, b, other, c] = expression.split(" ");
  const ways = [
    [`(${a} ${one} ${b}) ${other} ${c}`, `${a} ${one} ${b}`],
    [`${a} ${one} (${b} ${other} ${c})`, `${b} ${other} ${c}`],
  ] as const;
  const fitting = ways.filter(([whole]) => worth(whole) === wanted);
  return fitting.length === 1 && fitting[0] !== undefined ? `Trong ngoặc: ${named(fitting[0][1])}` : null;
};
