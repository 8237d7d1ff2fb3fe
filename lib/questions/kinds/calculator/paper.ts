import type { PaperForm } from "#lib/questions/paper-form.ts";
import { calculatorText } from "#lib/text/calculator-text.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { CalculatorKey, CalculatorView } from "./grading.ts";
import { displayAfter } from "./row.ts";

/** More than any calculation takes, so that their number tells nothing. */
const boxes = 14;

export const calculatorPaper: PaperForm<CalculatorView, CalculatorKey> = {
  instruction: ({ hasPoint }) =>
    hasPoint ? `${paperText.instructions.keys} ${paperText.keyOfComma}` : paperText.instructions.keys,
  // The result has a place of its own, behind the keys.
  prompt: (_, prompt) => prompt.replace(/ = …$/u, "."),
  blocks: () => [
    {
      type: "line",
      parts: [
        ...Array.from({ length: boxes }, () => ({ type: "box", letters: 1 }) as const),
        { type: "text", text: paperText.machineShows },
        { type: "gap", letters: 8 },
      ],
      isRunning: false,
    },
  ],
  how: (_, __, explanation) => `${explanation} ${paperText.otherKeys}`,
  answer: (_, { rows: [usual = ""] }) => calculatorText.told([...usual].join(" "), displayAfter(usual)),
};
