import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { StepsKey, StepsView } from "./grading.ts";
import { writeSteps } from "./write-steps.ts";

export const stepsPaper: PaperForm<StepsView, StepsKey> = {
  // A sentence and a calculation for each step, then the answer.
  blocks: ({ mostLines, given, sentences }) => [
    {
      type: "ruled",
      heading: paperText.solution,
      lines: 2 * (given === sentences.length ? given : mostLines - 1) + 1,
      ruling: "dotted",
    },
  ],
  how: (view, { solutions: [usual = []] }) => writeSteps(view, usual),
};
