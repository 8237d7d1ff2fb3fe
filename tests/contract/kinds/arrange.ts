import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["arrange"]["view"];
type Key = Kinds["arrange"]["key"];

function lettersOf(words: string): string {
  return (words.toLowerCase().match(/\p{L}/gu) ?? []).toSorted().join("");
}

/** The sentence an order makes, without capitals and marks. */
function readOrder(cards: readonly string[], order: readonly number[]): string {
  return order.map((place) => cards[place]?.toLowerCase()).join(" ");
}

/** In how many ways one sentence can be laid: two cards with one word may change places. */
function layingsOf(cards: readonly string[]): number {
  const alike = [...Map.groupBy(cards, (card) => card).values()].map(({ length }) => length);
  return alike.reduce((product, length) => product * (length === 1 ? 1 : length * (length - 1)), 1);
}

function cardFaults({ cards }: View, orders: Key["orders"]): string[] {
  const lie = cards.map((_, place) => place);
  const faults: string[] = [];
  if (cards.length < 3 || cards.length > 7) faults.push(`${cards.length} cards`);
  if (cards.some((card) => !/^\p{L}+(?: \p{L}+)*$/u.test(card))) faults.push("a card is no word");
  if (orders.some((order) => order.toSorted((a, b) => a - b).join() !== lie.join()))
    faults.push("an order misses a card");
  if (orders.some((order) => readOrder(cards, order) === readOrder(cards, lie))) faults.push("the cards lie in order");
  return faults;
}

function orderFaults({ cards, end }: View, { orders, commas, first, later }: Key, answer: Line): string[] {
  const sentences = orders.map((order) => readOrder(cards, order));
  const faults: string[] = [];
  if (new Set(orders.map(String)).size < orders.length) faults.push("an order stands there twice");
  if (orders.length !== new Set(sentences).size * layingsOf(cards))
    faults.push("cards of one word cannot change places");
  if (commas.length !== orders.length || commas.some((comma) => comma < 0 || comma >= cards.length))
    faults.push("a comma is out of place");
  for (const lines of [first, later]) {
    const isNamed = (line: Line, place: number) => line.text.toLowerCase().includes(`“${cards[place]?.toLowerCase()}”`);
    if (lines.length !== cards.length || !lines.every(isNamed)) faults.push("the wrong card is not named");
  }
  if (sentences[0] !== answer.text.toLowerCase().replace(/[,.?!]/gu, "")) faults.push("the answer is not shown first");
  if (!answer.text.endsWith(end) || lettersOf(answer.text) !== lettersOf(cards.join("")))
    faults.push("the answer is not made of the cards");
  return faults;
}

export const arrangeContract: KindContract<"arrange"> = {
  faults: (view, key, answer) => [...cardFaults(view, key.orders), ...orderFaults(view, key, answer)],
  isRight: ({ cards }, { orders }, _, { order }) =>
    orders.some((natural) => readOrder(cards, natural) === readOrder(cards, order)) &&
    new Set(order).size === cards.length,
  isAnswerAsked: false,
  feedback: (key) => [...key.first, ...key.later],
  lines: (view) => view.cards.map((card) => ({ text: card, spoken: card })),
  anotherKey: (key, other) => ({
    orders: key.orders.map((order) => order.toReversed()),
    commas: key.commas.map(() => 0),
    first: key.first.map(() => other),
    later: key.later.map(() => other),
  }),
};
