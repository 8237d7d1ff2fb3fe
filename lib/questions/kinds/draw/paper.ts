import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { DrawKey, DrawView } from "./grading.ts";
import { drawAnswer, drawSheet } from "./sheet.ts";

/** The sheet to draw on with a pencil; the key shows one of the drawings that are right. */
export const drawPaper: PaperForm<DrawView, DrawKey> = {
  blocks: (view) => [{ type: "figure", figure: drawSheet(view) }],
  drawing: (view, { drawing }) => drawAnswer(view, drawing),
};
