import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function placeValueFaults(view: Kinds["place-value"]["view"], key: Kinds["place-value"]["key"], answer: Line) {
  const { start, hasHundreds } = view;
  const faults: string[] = [];
  if (start.hundreds === key.hundreds && start.tens === key.tens && start.ones === key.ones)
    faults.push("the number lies there from the start");
  if ([key.hundreds, key.tens, key.ones].some((count) => count < 0 || count > 9))
    faults.push("more than nine lie there");
  if (!hasHundreds && (key.hundreds > 0 || start.hundreds > 0)) faults.push("plates without a place");
  if (Number(answer.text) !== key.hundreds * 100 + key.tens * 10 + key.ones)
    faults.push("the answer is not the number that is built");
  return faults;
}

export const placeValueContract: KindContract<"place-value"> = {
  faults: placeValueFaults,
  isRight: (_, __, answer, { hundreds, tens, ones }) =>
    Math.max(tens, ones) < 10 && Number(answer.text) === hundreds * 100 + tens * 10 + ones,
  isAnswerAsked: true,
  feedback: (key) => [key.notSwapped, key.exchanged, key.wrongHundreds, key.wrongTens, key.wrongOnes],
  lines: () => [],
  anotherKey: (key, other) => ({
    hundreds: key.hundreds,
    tens: key.tens,
    ones: key.ones + 1,
    notSwapped: other,
    exchanged: other,
    wrongHundreds: other,
    wrongTens: other,
    wrongOnes: other,
  }),
};
