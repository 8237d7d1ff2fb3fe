import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact, type Exact, exact } from "#tests/contract/exact.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";
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
  if (by === "telling" || by === "text" || by === "pictures") return told;
  if (by === "alphabet") return sortWords(cards);
  return cards.toSorted((left, right) => compareExact(onCard(left), onCard(right)) * (isRising ? 1 : -1));
}

/** A text, or what the pictures of a story show, on one line. */
function writeParts(by: Kinds["order"]["view"]["by"], parts: readonly string[]): string {
  return by === "pictures" ? parts.join("; ") : asOneText(parts);
}

/** More letters than this fill more than two lines of a phone. */
const mostLetters = 64;

function textFaults(
  { cards, isRising, by, spares = 0, pictures = [] }: Kinds["order"]["view"],
  key: Kinds["order"]["key"],
  answer: Line,
): string[] {
  const faults: string[] = [];
  const { order, early = [] } = key;
  if (cards.length < 3 || cards.length > 6 || spares > 1) faults.push(`${cards.length} parts, ${spares} spare`);
  if (order.length !== cards.length - spares) faults.push("a part has no place");
  if (new Set(cards).size < cards.length) faults.push("two parts are the same");
  if (cards.some((card) => card.length > mostLetters)) faults.push("a part is too long for a phone");
  if (
    writeParts(
      by,
      order.map((place) => cards[place] ?? ""),
    ) !== answer.text
  )
    faults.push("the key is not the answer");
  const drawn = by === "pictures" ? cards.length : 0;
  if (pictures.length !== drawn) faults.push("a card without a picture, or a picture of no story");
  if (order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0)))
    faults.push("they lie in order from the start");
  if (early.length !== cards.length || early.some((line, card) => (line === null) !== (card === order[0])))
    faults.push("nothing is said of a part out of place");
  if (!isRising) faults.push("a text from its end");
  return faults;
}

function orderFaults(view: Kinds["order"]["view"], key: Kinds["order"]["key"], answer: Line): string[] {
  const { cards, isRising, by } = view;
  if (by === "text" || by === "pictures") return textFaults(view, key, answer);
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
  isRight({ cards, by }, _, answer, { order }) {
    const put = order.map((place) => cards[place] ?? "");
    return (by === "text" || by === "pictures" ? writeParts(by, put) : put.join(separatorOf(cards))) === answer.text;
  },
  isAnswerAsked: false,
  feedback: ({ turned, first, later, early = [] }) => [turned, first, later, ...early.flatMap((line) => line ?? [])],
  lines: () => [],
  anotherKey: ({ order, early }, other) => ({
    order: order.toReversed(),
    turned: other,
    first: other,
    later: other,
    ...(early !== undefined && { early: early.map((line) => (line === null ? null : other)) }),
  }),
};
