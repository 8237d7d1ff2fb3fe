import { handwriting } from "#lib/questions/figures/handwriting.ts";
import { copiesInRow } from "#lib/questions/handwriting/frame.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { TraceKey, TraceView } from "./grading.ts";

/** As in an exercise book for writing: the letters with numbers and arrows, a faint row to trace, and lines to write on. */
export const tracePaper: PaperForm<TraceView, TraceKey> = {
  instruction: paperText.instructions.trace,
  blocks: (view) => {
    const copies = copiesInRow(view);
    const empty = handwriting({ ...view, strokes: [] }, "faint", copies);
    return [
      { type: "figure", figure: handwriting(view, "numbered") },
      { type: "figure", figure: handwriting(view, "faint", copies) },
      // As high as the letters are: between the four lines of a ruled block there is no room for what is taller than them.
      { type: "figure", figure: empty },
      { type: "figure", figure: empty },
    ];
  },
};
