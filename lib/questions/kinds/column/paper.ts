import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { ColumnKey, ColumnView } from "./grading.ts";

export const columnPaper: PaperForm<ColumnView, ColumnKey> = {
  instruction: paperText.instructions.boxes,
  prompt: (_view, prompt) => prompt.replace(/ = …$/u, "."),
  blocks: ({ operation, rows, blanks, decimals = 0 }) => [{ type: "sheet", operation, rows, blanks, decimals }],
};
