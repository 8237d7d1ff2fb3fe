import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { ClockSetKey, ClockSetView } from "./grading.ts";

export const clockSetPaper: PaperForm<ClockSetView, ClockSetKey> = {
  blocks: ({ start, numerals, sky }) => [
    {
      type: "figure",
      figure: {
        type: "clock",
        faces: [{ ...start, numerals, hands: "none", guide: null, counted: 0, slice: null, sky, label: null }],
        digital: null,
        alt: paperText.clock,
      },
    },
  ],
};
