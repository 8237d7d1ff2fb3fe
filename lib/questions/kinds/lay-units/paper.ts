import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { drawLaid } from "./draw.ts";
import type { LayUnitsKey, LayUnitsView } from "./grading.ts";

/** The first unit lies there; the others are drawn with the pencil. */
export const layUnitsPaper: PaperForm<LayUnitsView, LayUnitsKey> = {
  instruction: paperText.instructions.units,
  blocks: (view) => [
    { type: "figure", figure: { ...drawLaid(view, 1, 0), isRuled: true } },
    {
      type: "line",
      parts: [
        { type: "text", text: paperText.answer },
        { type: "gap", letters: 6 },
      ],
      isRunning: false,
    },
  ],
};
