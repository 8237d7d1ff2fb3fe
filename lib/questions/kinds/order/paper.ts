import { gapLetters, letterOf, type PaperBlock, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { OrderKey, OrderView } from "./grading.ts";

/** A gap for each, parted by a mark. */
function gaps(count: number, gap: PaperPart, mark: string): PaperBlock {
  const parts = Array.from({ length: count }, (_, place) => [
    ...(place === 0 ? [] : [{ type: "text", text: mark } as const]),
    gap,
  ]);
  return { type: "line", parts: parts.flat(), isRunning: false };
}

/** Parts of a text by the letters they stand behind, in their order. */
export function writeLetters(order: readonly number[]): string {
  return order.map(letterOf).join(" – ");
}

/** Long parts of a text are not written again: their letters are. */
export const orderPaper: PaperForm<OrderView, OrderKey> = {
  instruction: ({ by }) => (by === "text" ? paperText.instructions.textOrder : paperText.instructions.order),
  blocks({ cards, by, spares = 0 }) {
    if (by === "text") {
      return [{ type: "lettered", parts: cards }, gaps(cards.length - spares, { type: "gap", letters: 2 }, "–")];
    }
    const letters = Math.max(gapLetters.word, ...cards.map(({ length }) => length + 2));
    return [{ type: "bank", label: null, words: cards }, gaps(cards.length, { type: "gap", letters }, ";")];
  },
  answer: ({ by }, { order }, answer) => (by === "text" ? writeLetters(order) : answer),
};
