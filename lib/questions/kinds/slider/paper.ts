import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { SliderKey, SliderView } from "./grading.ts";
import { drawLine, drawRuler } from "./places.ts";

/** The scale with nothing on it: what is asked is drawn with a pencil. */
export const sliderPaper: PaperForm<SliderView, SliderKey> = {
  blocks: ({ scale }) => [
    { type: "figure", figure: scale.type === "ruler" ? drawRuler(scale, null) : drawLine(scale, null) },
  ],
};
