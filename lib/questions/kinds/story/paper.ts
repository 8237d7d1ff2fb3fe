import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { StoryKey, StoryView } from "./grading.ts";

/** The sentence, the sum, the answer. */
const lines = 3;

export const storyPaper: PaperForm<StoryView, StoryKey> = {
  blocks: () => [{ type: "ruled", heading: paperText.solution, lines, ruling: "dotted" }],
};
