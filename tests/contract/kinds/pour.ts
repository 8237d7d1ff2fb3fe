import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { jugText } from "#lib/text/jug-text.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function pourFaults(view: Kinds["pour"]["view"], key: Kinds["pour"]["key"], answer: Line): string[] {
  const { start, capacity, markMl } = view;
  const faults: string[] = [];
  if (key.litres === start || key.litres <= 0 || Math.max(key.litres, start) > capacity || capacity > 20)
    faults.push("it cannot be poured");
  if (markMl !== undefined && markMl * capacity !== 1000) faults.push("it does not hold one litre");
  if (key.mistakes?.some(({ litres }) => litres === key.litres || litres < 0 || litres > capacity))
    faults.push("a mistake that cannot be poured");
  if (answer.text !== jugText.amount(key.litres, markMl)) faults.push("the answer is not what is in it");
  return faults;
}

export const pourContract: KindContract<"pour"> = {
  faults: pourFaults,
  isRight: ({ markMl }, __, answer, { litres }) => answer.text === jugText.amount(litres, markMl),
  isAnswerAsked: true,
  feedback: (key) => [key.tooLittle, key.tooMuch, ...(key.mistakes ?? []).map((mistake) => mistake.feedback)],
  lines: () => [],
  anotherKey: (key, other) => ({ litres: key.litres + 1, tooLittle: other, tooMuch: other }),
};
