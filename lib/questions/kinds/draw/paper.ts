import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { DrawKey, DrawView } from "./grading.ts";
import { drawAnswer, drawPlan } from "./sheet.ts";

/** The sheet to draw on with a pencil; the key shows one of the drawings that are right. */
export const drawPaper: PaperForm<DrawView, DrawKey> = {
  blocks: (view) => [{ type: "figure", figure: drawPlan(view) }],
  drawing: (view, { drawing }) => drawAnswer(view, drawing),
};
