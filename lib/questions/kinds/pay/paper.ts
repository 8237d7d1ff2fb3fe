import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { givesChange, paperText } from "#lib/text/paper-text.ts";
import { type PayKey, type PayView, payGrading } from "./grading.ts";
import { waysToPay } from "./ways.ts";
import { tellNotes } from "./write-notes.ts";

/** As many as are drawn in one row. */
const mostInRow = 5;

/** The notes of the purse, to be circled, in rows of equal length. */
function drawRows(view: PayView): MoneyFigure[] {
  const { purse } = view;
  const rows = Math.ceil(purse.length / mostInRow);
  const length = Math.ceil(purse.length / rows);
  return Array.from({ length: rows }, (_, row) => {
    const notes = purse.slice(row * length, (row + 1) * length);
    return { type: "money", groups: [{ label: null, notes }], isRow: true, alt: `${tellNotes(view, notes)}.` };
  });
}

/** Whether other notes of the purse are right too. */
function hasOtherWay({ purse }: PayView, key: PayKey): boolean {
  return waysToPay(purse, key.amount).filter((way) => payGrading.grade(key, { notes: way })).length > 1;
}

export const payPaper: PaperForm<PayView, PayKey> = {
  instruction: (_view, prompt) => paperText.instructions[givesChange.test(prompt) ? "changeNotes" : "notes"],
  blocks: (view) => drawRows(view).map((figure) => ({ type: "figure", figure })),
  answer: (view, key, answer) => (hasOtherWay(view, key) ? paperKeyText.otherWays(answer) : answer),
};
