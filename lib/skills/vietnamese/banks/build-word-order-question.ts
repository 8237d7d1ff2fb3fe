import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { type ArrangeView, isMark } from "#lib/questions/kinds/arrange/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { draftedFields } from "#lib/skills/drafts/draft.ts";
import { arrangeBoardText } from "#lib/text/arrange-board-text.ts";
import { shownFigure } from "./shown-figure.ts";

/** What is read of an item whose words are put in order; the answer is the first of its orders. */
type WordOrderItem = Pick<BankItem, "id" | "prompt" | "answer" | "orders" | "hints" | "feedback" | "explain">;

/** What is asked of a bank of nothing but sentences. */
const usual = { head: "Sắp xếp thành câu", asked: "Con sắp xếp các từ thành câu" } as const;

/** How many cards are left when the sentence stands; the board shows as many places as it takes. */
const left = ["", "Bỏ lại một thẻ.", "Bỏ lại hai thẻ."] as const;

/** Words that open a sentence of two halves. */
const opening = /^(?:nếu|vì|do|nhờ|tuy|dù|mặc dù|hễ|không những|chẳng những|không chỉ)$/u;

/** Words in front of what a sentence is about: an answer, a cry, a call, a request, how many. */
const leading = /^(?:vâng|ôi|tiếc quá|mời|xin|đề nghị|.+ ơi|các|những|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)$/u;

type Natural = ReturnType<typeof naturalOrders>["natural"];

/** Asked back when the sentence begins wrongly; whom it is about is no help where another word comes first. */
function beginningQuestion(cards: readonly string[], natural: Natural, end: ArrangeView["end"]): string {
  if (cards.some((card) => opening.test(card))) return "Phần nào của câu phải nói trước?";
  if (natural.some(({ order: [card = 0] }) => leading.test(cards[card] ?? ""))) return "Câu này nên mở đầu thế nào?";
  return end === "?" ? "Câu hỏi này nên mở đầu thế nào?" : "Câu nói về ai, về cái gì?";
}

/** For a row that an operator added without hints. */
const usualHints = [
  "Câu nói về ai, con gì hay cái gì? Con tìm từ đó trước.",
  "Con đọc nhẩm cả câu, nghe chỗ nào chưa xuôi thì đổi.",
] as const;

/** Nothing where the mark that the sentence ends with has a card of its own. */
function endOf(sentence: string, cards: readonly string[]): ArrangeView["end"] {
  const mark = sentence.at(-1) ?? "";
  if (cards.includes(mark)) return "";
  return mark === "?" || mark === "!" ? mark : ".";
}

/** "Sắp xếp thành câu: học bài / em / đang"; below it may stand what the sentence is made from: "Lan hát. Lan múa." */
function splitItem(prompt: string) {
  const [asking = "", shown = null] = prompt.split("\n");
  const at = asking.indexOf(": ");
  const head = asking.slice(0, at);
  return { asked: head === usual.head ? usual.asked : head, cards: asking.slice(at + 2).split(" / "), shown };
}

/** All orders of cards whose words, one after the other, are `rest`, behind those that are put already. */
function layings(cards: readonly string[], rest: string, put: readonly number[]): (readonly number[])[] {
  if (rest === "") return [put];
  return cards.flatMap((card, place) => {
    const isNext = !put.includes(place) && `${rest} `.startsWith(`${card} `);
    return isNext ? layings(cards, rest.slice(card.length + 1), [...put, place]) : [];
  });
}

/** "Buổi sáng, em đi học." without capitals, comma and end mark; a mark that is one of the cards is a word of its own. */
function bare(sentence: string, cards: readonly string[]): string {
  return sentence.toLowerCase().replace(/[,.?!]/gu, (mark) => (cards.includes(mark) ? ` ${mark}` : ""));
}

/** How the cards have to lie for a sentence, every order with the number of cards in front of its comma (0: it has none). */
function ordersOf(
  cards: readonly string[],
  sentence: string,
): { readonly order: readonly number[]; readonly comma: number }[] {
  const [start = "", ...rest] = cards.includes(",") ? [] : sentence.split(",");
  const words = cards.map((card) => card.toLowerCase());
  return layings(words, bare(sentence, cards), []).map((order) => {
    const read = (count: number) => order.slice(0, count).map((place) => words[place]);
    const comma = order.findIndex((_, at) => read(at + 1).join(" ") === bare(start, cards)) + 1;
    return { order, comma: rest.length === 0 ? 0 : comma };
  });
}

/** How the cards have to lie for each natural order of an item. Throws when one is not made of them. */
function naturalOrders({ id, orders }: WordOrderItem, cards: readonly string[]) {
  const natural = orders.flatMap((sentence) => {
    const found = ordersOf(cards, sentence);
    if (found.length === 0) throw new Error(`${id}: "${sentence}" is not made of ${cards.join(" / ")}`);
    return found;
  });
  const [slots = 0, ...others] = new Set(natural.map(({ order }) => order.length));
  if (others.length > 0) throw new Error(`${id}: its orders are of ${[slots, ...others].join(" and ")} cards`);
  return { natural, slots };
}

/** The cards shuffled until those that lie first are in no natural order. */
function layOut(rng: Rng, item: WordOrderItem) {
  for (;;) {
    const cards = rng.shuffle(splitItem(item.prompt).cards);
    const { natural, slots } = naturalOrders(item, cards);
    const isNatural = natural.some(({ order }) => order.every((card, place) => cards[card] === cards[place]));
    if (!isNatural) return { cards, natural, unused: cards.length - slots };
  }
}

/** What is asked, with what the sentence is made from, else the words on the cards. */
function promptOf({ asked, shown }: ReturnType<typeof splitItem>, cards: readonly string[], unused: number): Line {
  const words = cards.filter((card) => !isMark(card)).join(", ");
  const told = shown === null ? `${asked}: ${words}.` : `${asked}. ${shown.replaceAll(/[[\]]/gu, "")}`;
  const rest = unused === 0 ? "" : ` ${left[unused]}`;
  return { text: `${asked}.${rest}`, spoken: toSpoken(`${told}${rest}`) };
}

/** Whether a card would open the sentence, were it not for a small word that stands in front of it. */
function isLed(card: number, cards: readonly string[], natural: Natural): boolean {
  return natural.some(({ order: [first = 0, second] }) => {
    const word = cards[first] ?? "";
    return second === card && (leading.test(word) || opening.test(word));
  });
}

/** Whether a card is one of several things told one after the other: some natural order has it behind a comma. */
function isListed(card: number, cards: readonly string[], natural: Natural): boolean {
  return natural.some(({ order }) => cards[order[order.indexOf(card) - 1] ?? -1] === ",");
}

/**
 * What is said to a card that stands where no natural order has it, first or later, where the item does not say it itself.
 * A thing of a list is wrong later only where it follows another: the word is right, a mark or "và" is missing.
 */
function usualFeedback(place: number, cards: readonly string[], natural: Natural, question: string) {
  const card = cards[place] ?? "";
  const mark = arrangeBoardText.nameOf(card);
  if (isMark(card)) return [`${capital(mark)} không đứng đầu câu.`, `Đoạn đầu đúng rồi. Ở chỗ này chưa đặt ${mark}.`];
  return [
    isLed(place, cards, natural)
      ? `Trước “${card}” còn một từ nữa.`
      : `“${capital(card)}” đứng đầu câu thì chưa xuôi. ${question}`,
    isListed(place, cards, natural)
      ? `Trước “${card}” còn thiếu dấu phẩy hoặc từ nối.`
      : `Đoạn đầu đúng rồi. Đến “${card}” thì chưa xuôi, con thử từ khác ở chỗ ấy nhé!`,
  ];
}

/**
 * Turns an item of a bank into cards that are put into a sentence; every natural order of them is right. A card that is in
 * none of them is left over.
 */
export function buildWordOrderQuestion(item: WordOrderItem, rng: Rng): Question {
  const { cards, natural, unused } = layOut(rng, item);
  const split = splitItem(item.prompt);
  const end = endOf(item.answer, cards);
  const question = beginningQuestion(cards, natural, end);
  const saidTo = (card: string, place: number, at: 0 | 1) =>
    toLine(item.feedback[card] ?? usualFeedback(place, cards, natural, question)[at] ?? "");
  return {
    kind: "arrange",
    ...draftedFields(rng, {
      prompt: promptOf(split, cards, unused),
      figures: split.shown === null ? [] : [shownFigure(split.shown)],
      hints: item.hints.length > 0 ? item.hints : usualHints,
      explanation: item.explain,
      praise: "arrange",
      identity: item.id,
    }),
    view: { cards, end, ...(unused > 0 && { unused }) },
    key: {
      orders: natural.map(({ order }) => order),
      commas: natural.map(({ comma }) => comma),
      first: cards.map((card, place) => saidTo(card, place, 0)),
      later: cards.map((card, place) => saidTo(card, place, 1)),
    },
    answer: toLine(item.answer),
  };
}
