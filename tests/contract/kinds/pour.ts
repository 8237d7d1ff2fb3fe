import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function pourFaults(view: Kinds["pour"]["view"], key: Kinds["pour"]["key"], answer: Line): string[] {
  const { start, capacity } = view;
  const faults: string[] = [];
  if (key.litres === start || key.litres <= 0 || Math.max(key.litres, start) > capacity || capacity > 20)
    faults.push("it cannot be poured");
  if (answer.text !== `${key.litres}\u00a0l`) faults.push("the answer is not what is in it");
  return faults;
}

export const pourContract: KindContract<"pour"> = {
  faults: pourFaults,
  isRight: (_, __, answer, { litres }) => answer.text === `${litres}\u00a0l`,
  isAnswerAsked: true,
  feedback: (key) => [key.tooLittle, key.tooMuch],
  lines: () => [],
  anotherKey: (key, other) => ({ litres: key.litres + 1, tooLittle: other, tooMuch: other }),
};
