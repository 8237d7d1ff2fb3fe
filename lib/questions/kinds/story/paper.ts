import { groupNumber } from "#lib/core/group-number.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { type StoryKey, type StoryView, writeAnswer } from "./grading.ts";

/** The sentence, the sum, the answer. */
const lines = 3;

export const storyPaper: PaperForm<StoryView, StoryKey> = {
  // As in the exercise book: the sentence that leads to the sum, then the sum.
  how: (view, { left, operation, right, result, unit }) => {
    const { lead, units, isSentence = false } = view;
    const sum = `${groupNumber(left)} ${operation} ${groupNumber(right)} = ${groupNumber(result)}`;
    if (isSentence) return `${sum}. ${writeAnswer(view, units[unit]?.full.text ?? "", result)}`;
    return `${lead.text} ${sum} (${units[unit]?.short ?? ""}).`;
  },
  blocks: ({ isSentence = false }) => [
    isSentence
      ? { type: "ruled", heading: null, lines: 2, ruling: "dotted" }
      : { type: "ruled", heading: paperText.solution, lines, ruling: "dotted" },
  ],
};
