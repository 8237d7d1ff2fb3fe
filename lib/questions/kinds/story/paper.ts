import { groupNumber } from "#lib/core/group-number.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { StoryKey, StoryView } from "./grading.ts";

/** The sentence, the sum, the answer. */
const lines = 3;

export const storyPaper: PaperForm<StoryView, StoryKey> = {
  // As in the exercise book: the sentence that leads to the sum, then the sum.
  how: ({ lead, units }, { left, operation, right, result, unit }) => {
    const sum = `${groupNumber(left)} ${operation} ${groupNumber(right)} = ${groupNumber(result)}`;
    return `${lead.text} ${sum} (${units[unit]?.short ?? ""}).`;
  },
  blocks: () => [{ type: "ruled", heading: paperText.solution, lines, ruling: "dotted" }],
};
