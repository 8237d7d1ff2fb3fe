import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function countFaults(view: Kinds["count"]["view"], key: Kinds["count"]["key"]): string[] {
  return key.count >= 1 && key.count < view.total && view.total <= 20 ? [] : ["the tray does not fit the number"];
}

export const countContract: KindContract<"count"> = {
  faults: countFaults,
  isRight: (_, __, answer, { count }) => Number(/\d+/u.exec(answer.text)?.[0]) === count,
  isAnswerAsked: true,
  feedback: (key) => [key.tooFew, key.tooMany],
  lines: () => [],
  anotherKey: (key, other) => ({ count: key.count - 1, tooFew: other, tooMany: other }),
};
