import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact, type Exact, exact } from "#tests/contract/exact.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { readRoman } from "#tests/contract/read-roman.ts";
import { readToldPlaces } from "#tests/contract/read-told-places.ts";
import { sortWords } from "#tests/contract/sort-words.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

/** The number, the sum, the measure, the Roman number or the number told by its places on a card. */
function onCard(card: string): Exact {
  if (/^[IVX]+$/u.test(card)) return exact(readRoman(card));
  return readMeasure(card)?.value ?? readToldPlaces(card) ?? evaluate(card);
}

const separatorOf = (cards: readonly string[]) => (cards.some((card) => card.includes(",")) ? "; " : ", ");

/** The cards in the order of their numbers or their letters; what is told by the question alone is in the order of the key. */
function sortCards({ cards, isRising, by }: Kinds["order"]["view"], told: readonly string[]): readonly string[] {
  if (by === "telling") return told;
  if (by === "alphabet") return sortWords(cards);
  return cards.toSorted((left, right) => compareExact(onCard(left), onCard(right)) * (isRising ? 1 : -1));
}

function orderFaults(view: Kinds["order"]["view"], key: Kinds["order"]["key"], answer: Line): string[] {
  const { cards, isRising, by } = view;
  const faults: string[] = [];
  const separator = separatorOf(cards);
  const row = key.order.map((place) => cards[place] ?? "");
  const told = row.join(separator);
  if (cards.length < 3 || cards.length > 4) faults.push(`${cards.length} cards`);
  if (new Set(cards).size < cards.length) faults.push("two cards are the same");
  if (told !== answer.text) faults.push("the key is not the answer");
  if (by !== undefined && !isRising) faults.push("words are put in order from the last");
  if (sortCards(view, row).join(separator) !== told) faults.push("the key is out of order");
  if (cards.join(separator) === told) faults.push("the cards lie in order from the start");
  return faults;
}

export const orderContract: KindContract<"order"> = {
  faults: orderFaults,
  isRight: ({ cards }, _, answer, { order }) =>
    order.map((place) => cards[place]).join(separatorOf(cards)) === answer.text,
  isAnswerAsked: false,
  feedback: (key) => [key.turned, key.first, key.later],
  lines: () => [],
  anotherKey: (key, other) => ({ order: key.order.toReversed(), turned: other, first: other, later: other }),
};
