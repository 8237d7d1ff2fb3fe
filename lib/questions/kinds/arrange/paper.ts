import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { ArrangeKey, ArrangeView } from "./grading.ts";

/** Up to so many letters fit on a ruled line of a child's hand. */
const lettersOfLine = 34;

export const arrangePaper: PaperForm<ArrangeView, ArrangeKey> = {
  instruction: paperText.instructions.arrange,
  blocks: ({ cards }, { classId }) => [
    { type: "bank", label: null, words: cards },
    {
      type: "ruled",
      heading: null,
      lines: Math.ceil(cards.join(" ").length / lettersOfLine),
      ruling: Number(classId) < 3 ? "school" : "dotted",
    },
  ],
};
