import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function orderFaults({ cards, isRising }: Kinds["order"]["view"], key: Kinds["order"]["key"], answer: Line): string[] {
  const faults: string[] = [];
  const sorted = cards.toSorted((left, right) => (Number(left) - Number(right)) * (isRising ? 1 : -1));
  const told = key.order.map((place) => cards[place]).join(", ");
  if (cards.length < 3 || cards.length > 4) faults.push(`${cards.length} cards`);
  if (new Set(cards).size < cards.length) faults.push("two cards are the same");
  if (told !== answer.text) faults.push("the key is not the answer");
  if (sorted.join(", ") !== told) faults.push("the key is out of order");
  if (cards.join(", ") === told) faults.push("the cards lie in order from the start");
  return faults;
}

export const orderContract: KindContract<"order"> = {
  faults: orderFaults,
  isAnswerAsked: false,
  feedback: (key) => [key.turned, key.first, key.later],
  lines: () => [],
  anotherKey: (key, other) => ({ order: key.order.toReversed(), turned: other, first: other, later: other }),
};
