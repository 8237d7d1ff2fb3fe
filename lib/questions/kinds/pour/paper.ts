import { jugAlt, type Vessel } from "#lib/questions/figures/jug.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { PourKey, PourView } from "./grading.ts";

export const pourPaper: PaperForm<PourView, PourKey> = {
  instruction: paperText.instructions.pour,
  blocks({ form, markMl, capacity, numberEvery, start }) {
    const vessel: Vessel = {
      ...{ form, liquid: "water", capacity, litres: start, numberEvery, isGuided: false, lit: null, label: null },
      ...(markMl !== undefined && { markMl }),
    };
    return [{ type: "figure", figure: { type: "jug", vessels: [vessel], alt: jugAlt([vessel]) } }];
  },
};
