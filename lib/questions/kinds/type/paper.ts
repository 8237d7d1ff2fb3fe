import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { WritingKey } from "#lib/questions/writing/grading.ts";
import type { TypeView } from "./grading.ts";

/** A line of a child of classes 4 and 5 holds so many letters. */
const lettersOfLine = 46;

export const typePaper: PaperForm<TypeView, WritingKey> = {
  blocks: ({ given }) => [
    { type: "line", parts: [{ type: "text", text: given }], isRunning: true },
    { type: "ruled", heading: null, lines: Math.ceil(given.length / lettersOfLine), ruling: "dotted" },
  ],
};
