import { gapLetters, letterOf, type PaperBlock, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { areParts, type OrderKey, type OrderView } from "./grading.ts";

/** As many letters as fit on a line of a sheet, in all gaps of a row. */
const lettersOfRow = 40;

/** A gap for each, parted by a mark. */
function gaps(count: number, gap: PaperPart, mark: string): PaperBlock {
  const parts = Array.from({ length: count }, (_, place) => [
    ...(place === 0 ? [] : [{ type: "text", text: mark } as const]),
    gap,
  ]);
  return { type: "line", parts: parts.flat(), isRunning: false };
}

/** Parts of a text, or pictures, by the letters they stand behind, in their order. */
export function writeLetters(order: readonly number[]): string {
  return order.map(letterOf).join(" – ");
}

const cardsOf = (cards: readonly string[], order: readonly number[]) => order.map((card) => cards[card] ?? "");

/** Parted as the gaps are that they are written into: a comma within a number is none between two. */
const writeCards = (cards: readonly string[], order: readonly number[]) => cardsOf(cards, order).join("; ");

/** Long parts of a text are not written again: their letters are. */
export const orderPaper: PaperForm<OrderView, OrderKey> = {
  instruction({ by }) {
    if (by === "pictures") return paperText.instructions.pictureOrder;
    return by === "text" ? paperText.instructions.textOrder : paperText.instructions.order;
  },
  blocks({ cards, by, spares = 0, pictures }) {
    if (areParts({ by })) {
      const parts: PaperBlock =
        pictures === undefined
          ? { type: "lettered", parts: cards }
          : { type: "pictures", figures: pictures, marks: "letters" };
      return [parts, gaps(cards.length - spares, { type: "gap", letters: 2 }, "–")];
    }
    const wanted = Math.max(gapLetters.word, ...cards.map(({ length }) => length + 2));
    const letters = Math.min(wanted, Math.floor(lettersOfRow / cards.length));
    return [{ type: "bank", label: null, words: cards }, gaps(cards.length, { type: "gap", letters }, ";")];
  },
  answer: (view, { order }) => (areParts(view) ? writeLetters(order) : writeCards(view.cards, order)),
  how: ({ by, cards }, { order }, explanation) =>
    areParts({ by }) ? explanation : explanation.replaceAll(cardsOf(cards, order).join(", "), writeCards(cards, order)),
};
