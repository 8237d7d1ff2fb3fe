import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paintText } from "#lib/text/paint-text.ts";
import type { PaintKey, PaintView } from "./grading.ts";

export const paintPaper: PaperForm<PaintView, PaintKey> = {
  blocks({ form, parts, columns, partName }) {
    const whole = { form, parts, painted: 0, crossed: 0, columns, label: null };
    return [{ type: "figure", figure: { type: "fraction", wholes: [whole], alt: paintText.empty(parts, partName) } }];
  },
};
