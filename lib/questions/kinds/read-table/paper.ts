import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { ReadTableKey, ReadTableView } from "./grading.ts";

/** The cells are circled in the table, as the prompt says. */
export const readTablePaper: PaperForm<ReadTableView, ReadTableKey> = {
  blocks: ({ title, rows: [head = [], ...rows] }) => [
    { type: "figure", figure: { type: "table", title, head, rows, marked: null, alt: title } },
  ],
};
