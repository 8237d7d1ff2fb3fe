import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { ArrangeView } from "#lib/questions/kinds/arrange/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { draftedFields } from "#lib/skills/drafts/draft.ts";

/** What is read of an item whose words are put in order; the answer is the first of its orders. */
type WordOrderItem = Pick<BankItem, "id" | "prompt" | "answer" | "orders" | "hints" | "explain">;

const asked = "Con sắp xếp các từ thành câu";

/** Words that open a sentence of two halves. */
const opening = /^(?:nếu|vì|tuy)$/u;

/** Asked back when the sentence begins wrongly. */
function beginningQuestion(cards: readonly string[], end: ArrangeView["end"]): string {
  if (cards.some((card) => opening.test(card))) return "Phần nào của câu phải nói trước?";
  return end === "?" ? "Câu hỏi này nên mở đầu thế nào?" : "Câu nói về ai, về cái gì?";
}

/** For a row that an operator added without hints. */
const usualHints = [
  "Câu nói về ai, con gì hay cái gì? Con tìm từ đó trước.",
  "Con đọc nhẩm cả câu, nghe chỗ nào chưa xuôi thì đổi.",
] as const;

function endOf(sentence: string): ArrangeView["end"] {
  const mark = sentence.at(-1);
  return mark === "?" || mark === "!" ? mark : ".";
}

/** "Sắp xếp thành câu: học bài / em / đang" */
function cardsOf(prompt: string): string[] {
  return prompt.slice(prompt.indexOf(": ") + 2).split(" / ");
}

/** All orders of the cards whose words, one after the other, are `rest`, behind those that are put already. */
function layings(cards: readonly string[], rest: string, put: readonly number[]): (readonly number[])[] {
  if (rest === "") return put.length === cards.length ? [put] : [];
  return cards.flatMap((card, place) => {
    const isNext = !put.includes(place) && `${rest} `.startsWith(`${card} `);
    return isNext ? layings(cards, rest.slice(card.length + 1), [...put, place]) : [];
  });
}

/** "Buổi sáng, em đi học." without capitals, comma and end mark. */
function bare(sentence: string): string {
  return sentence.toLowerCase().replace(/[,.?!]/gu, "");
}

/** How the cards have to lie for a sentence, every order with the number of cards in front of its comma (0: it has none). */
function ordersOf(
  cards: readonly string[],
  sentence: string,
): { readonly order: readonly number[]; readonly comma: number }[] {
  const [start = "", ...rest] = sentence.split(",");
  const words = cards.map((card) => card.toLowerCase());
  return layings(words, bare(sentence), []).map((order) => {
    const read = (count: number) => order.slice(0, count).map((place) => words[place]);
    const comma = order.findIndex((_, at) => read(at + 1).join(" ") === bare(start)) + 1;
    return { order, comma: rest.length === 0 ? 0 : comma };
  });
}

/** How the cards have to lie for each natural order of an item. Throws when one is not made of them. */
function naturalOrders({ id, orders }: WordOrderItem, cards: readonly string[]) {
  return orders.flatMap((sentence) => {
    const found = ordersOf(cards, sentence);
    if (found.length === 0) throw new Error(`${id}: "${sentence}" is not made of ${cards.join(" / ")}`);
    return found;
  });
}

/** The cards shuffled until they lie in no natural order. */
function layOut(rng: Rng, item: WordOrderItem) {
  for (;;) {
    const cards = rng.shuffle(cardsOf(item.prompt));
    const natural = naturalOrders(item, cards);
    const isNatural = natural.some(({ order }) => order.every((card, place) => cards[card] === cards[place]));
    if (!isNatural) return { cards, natural };
  }
}

/** Turns an item of a bank into cards that are put into a sentence; every natural order of them is right. */
export function buildWordOrderQuestion(item: WordOrderItem, rng: Rng): Question {
  const { cards, natural } = layOut(rng, item);
  const end = endOf(item.answer);
  const question = beginningQuestion(cards, end);
  return {
    kind: "arrange",
    ...draftedFields(rng, {
      prompt: { text: `${asked}.`, spoken: `${asked}: ${cards.join(", ")}.` },
      hints: item.hints.length > 0 ? item.hints : usualHints,
      explanation: item.explain,
      praise: "arrange",
      identity: item.id,
    }),
    view: { cards, end },
    key: {
      orders: natural.map(({ order }) => order),
      commas: natural.map(({ comma }) => comma),
      first: cards.map((card) => toLine(`“${capital(card)}” đứng đầu câu thì chưa xuôi. ${question}`)),
      later: cards.map((card) =>
        toLine(`Đoạn đầu đúng rồi. Đến “${card}” thì chưa xuôi, con thử từ khác ở chỗ ấy nhé!`),
      ),
    },
    answer: toLine(item.answer),
  };
}
