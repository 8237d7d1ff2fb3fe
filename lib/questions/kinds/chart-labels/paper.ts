import type { PaperForm } from "#lib/questions/paper-form.ts";
import { drawLabelled, headingOf } from "./draw.ts";
import type { ChartLabelsKey, ChartLabelsView } from "./grading.ts";

/** How long the dots are for a name, and for a number. */
const [nameLetters, amountLetters] = [7, 3];

/** The chart with letters at its parts, what belongs there, and dots behind each letter or name. */
export const chartLabelsPaper: PaperForm<ChartLabelsView, ChartLabelsKey> = {
  blocks: (view) => [
    { type: "figure", figure: drawLabelled(view, null) },
    { type: "bank", label: null, words: [...view.names, ...view.amounts] },
    {
      type: "line",
      parts: view.parts.flatMap(({ name, amount }, part) => [
        { type: "text", text: `${headingOf(view, part)}:` } as const,
        ...(name === null ? [{ type: "gap", letters: nameLetters } as const] : []),
        ...(amount === null ? [{ type: "gap", letters: amountLetters } as const] : []),
      ]),
      isRunning: false,
    },
  ],
};
