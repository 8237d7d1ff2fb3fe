import { isTrue } from "#tests/contract/is-true.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

/** Compares each answer with the number of the question. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [given] = text.match(/\d+(?:\u00a0\d{3})*(?:,\d+)?(?:\u00a0(?:m|kg|l))?/u) ?? [];
  const isAsked = /(?:bằng|viết gọn lại là|bằng số nào)/u.test(text) && given !== undefined;
  return solveStatement(seen) ?? (isAsked ? onlyChoice(seen, (choice) => isTrue(`${choice} = ${given}`)) : null);
};
