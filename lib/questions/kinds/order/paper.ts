import { gapLetters, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { OrderKey, OrderView } from "./grading.ts";

function gapFor(cards: readonly string[]): PaperPart {
  return { type: "gap", letters: Math.max(gapLetters.word, ...cards.map(({ length }) => length + 2)) };
}

export const orderPaper: PaperForm<OrderView, OrderKey> = {
  instruction: paperText.instructions.order,
  blocks: ({ cards }) => [
    { type: "bank", label: null, words: cards },
    {
      type: "line",
      parts: cards.flatMap((_, place) => [
        ...(place === 0 ? [] : [{ type: "text", text: ";" } as const]),
        gapFor(cards),
      ]),
      isRunning: false,
    },
  ],
};
