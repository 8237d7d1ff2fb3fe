import { walkGrid } from "#lib/questions/figures/walk-grid.ts";
import { writeLetters } from "#lib/questions/kinds/order/paper.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { WalkKey, WalkView } from "./grading.ts";
import { tellMoves } from "./moves.ts";

/** A square is circled; cards are told by the letters they stand behind. */
export const walkPaper: PaperForm<WalkView, WalkKey> = {
  instruction: ({ cards }) =>
    cards.length === 0 ? paperText.instructions.square : `${paperText.instructions.textOrder} ${paperText.unusedCards}`,
  blocks({ ground, cards }) {
    const grid = { type: "figure", figure: walkGrid(ground, []) } as const;
    if (cards.length === 0) return [grid];
    return [
      grid,
      { type: "lettered", parts: cards.map((card) => tellMoves([card])) },
      { type: "line", parts: [{ type: "gap", letters: 14 }], isRunning: false },
    ];
  },
  answer({ cards }, { moves }, answer) {
    if (cards.length === 0) return answer;
    return writeLetters(moves.map((move) => cards.findIndex((card) => tellMoves([card]) === tellMoves([move]))));
  },
};
