import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function layUnitsFaults(
  { length }: Kinds["lay-units"]["view"],
  key: Kinds["lay-units"]["key"],
  answer: Line,
): string[] {
  const faults = {
    "the units do not end with the thing": key.length !== length,
    "too few units, or more than can be drawn": length < 2 || length > 10,
    "the answer is not how many there are": answer.text !== String(length),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const layUnitsContract: KindContract<"lay-units"> = {
  faults: layUnitsFaults,
  isRight: ({ length }, _, answer, { units, told }) => units === length && answer.text === String(told),
  isAnswerAsked: false,
  feedback: (key) => [key.tooFew, key.tooMany, key.miscounted],
  lines: () => [],
  anotherKey: (key, other) => ({ length: key.length + 1, tooFew: other, tooMany: other, miscounted: other }),
};
