import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

/** The digits of an answer, whose thousands may be grouped. */
const digitsOf = (answer: Line) => answer.text.replaceAll("\u00a0", "");

function numberFaults(view: Kinds["number"]["view"], key: Kinds["number"]["key"], answer: Line): string[] {
  const values = key.mistakes.map((mistake) => mistake.value);
  const faults: string[] = [];
  if (String(key.value).length > view.maxDigits) faults.push("the answer does not fit the box");
  if (digitsOf(answer) !== String(key.value)) faults.push("the answer is not the value");
  if (new Set([...values, key.value]).size <= values.length) faults.push("a mistake is repeated or right");
  return faults;
}

export const numberContract: KindContract<"number"> = {
  faults: numberFaults,
  isRight: (_, __, answer, { value }) => String(value) === digitsOf(answer),
  isAnswerAsked: false,
  feedback: (key) => key.mistakes.map((mistake) => mistake.feedback),
  lines: () => [],
  anotherKey: (key) => ({ value: key.value + 1, mistakes: [] }),
};
