import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const sum = /\d+(?: \+ \d+)+/u;
const numbers = Array.from({ length: 1001 }, (_, number) => String(number));

function same(left: string, right: string): boolean {
  return evaluate(left).top === evaluate(right).top;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (text.includes("…")) {
    const [equation = ""] = text.split(".");
    const [left = "", right = ""] = equation.split(" = ");
    return numbers.find((number) => same(left.replace("…", number), right.replace("…", number))) ?? null;
  }
  const written = sum.exec(text)?.[0];
  if (written !== undefined) return numbers.find((number) => same(number, written)) ?? null;
  const seenBlocks =
    figure?.type === "place-blocks" ? `${figure.hundreds ?? 0} × 100 + ${figure.tens} × 10 + ${figure.ones}` : null;
  const whole = seenBlocks ?? /\d+/u.exec(text)?.[0];
  return whole === undefined ? null : onlyChoice(seen, (choice) => same(choice, whole));
};
