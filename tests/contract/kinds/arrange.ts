import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["arrange"]["view"];
type Key = Kinds["arrange"]["key"];

/** The sentence an order makes, without capitals and marks. */
function readOrder(cards: readonly string[], order: readonly number[]): string {
  return order.map((place) => cards[place]?.toLowerCase()).join(" ");
}

/** In how many ways the sentence of an order can be laid: of cards with one word any is as good as another. */
function layingsOf(cards: readonly string[], order: readonly number[]): number {
  const used = Map.groupBy(order, (place) => cards[place]);
  return [...used].reduce((product, [word, { length }]) => {
    const alike = cards.filter((card) => card === word).length;
    return Array.from({ length }, (_, taken) => alike - taken).reduce((ways, choice) => ways * choice, product);
  }, 1);
}

function cardFaults({ cards, unused = 0 }: View, orders: Key["orders"]): string[] {
  const slots = cards.length - unused;
  const lie = cards.map((_, place) => place);
  const faults: string[] = [];
  if (cards.length < 3 || cards.length > 7) faults.push(`${cards.length} cards`);
  if (unused < 0 || unused > 2 || slots < 3) faults.push(`${unused} cards are left`);
  if (cards.some((card) => !/^(?:\p{L}+(?: \p{L}+)*|[,.?!])$/u.test(card)))
    faults.push("a card is neither word nor mark");
  if (
    orders.some(
      (order) => order.length !== slots || new Set(order).size < slots || !order.every((at) => lie.includes(at)),
    )
  )
    faults.push("an order misses a card");
  if (orders.some((order) => readOrder(cards, order) === readOrder(cards, lie.slice(0, slots))))
    faults.push("the cards lie in order");
  return faults;
}

const markNames: Readonly<Record<string, string>> = {
  ",": "dấu phẩy",
  ".": "dấu chấm",
  "?": "dấu chấm hỏi",
  "!": "dấu chấm than",
};

function orderFaults({ cards, end }: View, { orders, commas, first, later }: Key, answer: Line): string[] {
  const bySentence = new Map(orders.map((order) => [readOrder(cards, order), order]));
  const [shown = []] = orders;
  const faults: string[] = [];
  if (new Set(orders.map(String)).size < orders.length) faults.push("an order stands there twice");
  if (orders.length !== [...bySentence.values()].reduce((sum, order) => sum + layingsOf(cards, order), 0))
    faults.push("cards of one word cannot change places");
  if (commas.length !== orders.length || commas.some((comma) => comma < 0 || comma >= shown.length))
    faults.push("a comma is out of place");
  for (const lines of [first, later]) {
    const nameOf = (card: string) => markNames[card] ?? `“${card.toLowerCase()}”`;
    const isNamed = (line: Line, place: number) => line.text.toLowerCase().includes(nameOf(cards[place] ?? ""));
    if (lines.length !== cards.length || !lines.every(isNamed)) faults.push("the wrong card is not named");
  }
  const words = (sentence: string) =>
    sentence
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.join(" ");
  if (words(readOrder(cards, shown)) !== words(answer.text)) faults.push("the answer is not shown first");
  const marks = (text: string) => text.match(/[.?!]/gu)?.join("");
  if (marks(answer.text) !== marks(`${readOrder(cards, shown)}${end}`)) faults.push("the answer ends otherwise");
  return faults;
}

export const arrangeContract: KindContract<"arrange"> = {
  faults: (view, key, answer) => [...cardFaults(view, key.orders), ...orderFaults(view, key, answer)],
  isRight: ({ cards }, { orders }, _, { order }) =>
    orders.some((natural) => readOrder(cards, natural) === readOrder(cards, order)) &&
    new Set(order).size === order.length,
  isAnswerAsked: false,
  feedback: (key) => [...key.first, ...key.later],
  lines: (view) => view.cards.map((card) => ({ text: card, spoken: markNames[card] ?? card })),
  anotherKey: (key, other) => ({
    orders: key.orders.map((order) => order.toReversed()),
    commas: key.commas.map(() => 0),
    first: key.first.map(() => other),
    later: key.later.map(() => other),
  }),
};
