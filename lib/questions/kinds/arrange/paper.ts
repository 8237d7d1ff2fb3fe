import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { type ArrangeKey, type ArrangeView, isMark, writeSentence } from "./grading.ts";

/** Up to so many letters fit on a ruled line of a child's hand. */
const lettersOfLine = 34;

export const arrangePaper: PaperForm<ArrangeView, ArrangeKey> = {
  instruction: paperText.instructions.arrange,
  prompt: ({ cards }, prompt) =>
    cards.some(isMark) ? prompt.replace(paperText.unusedWords, paperText.unusedWordsOrMarks) : prompt,
  blocks: ({ cards }, { classId }) => [
    { type: "bank", label: null, words: cards },
    {
      type: "ruled",
      heading: null,
      lines: Math.ceil(cards.join(" ").length / lettersOfLine),
      ruling: Number(classId) < 3 ? "school" : "dotted",
    },
  ],
  others(view, { orders, commas }) {
    const [, ...others] = new Set(orders.map((order, at) => writeSentence(view, order, commas[at] ?? 0)));
    return others;
  },
};
