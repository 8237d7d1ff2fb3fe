import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { SliderKey, SliderView } from "./grading.ts";
import { drawLine, drawRuler } from "./places.ts";

/** The scale with nothing on it: what is asked is drawn with a pencil. */
export const sliderPaper: PaperForm<SliderView, SliderKey> = {
  blocks: ({ scale }, { figures }) => [
    // What is drawn beside a ruler has not its size.
    ...(figures.some(({ type }) => type === "diagram")
      ? [{ type: "line", parts: [{ type: "text", text: paperText.reduced }], isRunning: true } as const]
      : []),
    { type: "figure", figure: scale.type === "ruler" ? drawRuler(scale, null) : drawLine(scale, null) },
  ],
};
