import { equationIn, gapIn, sumIn } from "#tests/contract/equation.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Works everything out, the long way. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  if (!text.includes("iểu thức")) return sumIn(text);
  const value = evaluate(equationIn(text) ?? "");
  return onlyChoice(seen, (choice) => compareExact(evaluate(choice), value) === 0);
};
