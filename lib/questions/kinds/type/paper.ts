import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { WritingKey } from "#lib/questions/writing/grading.ts";
import { writingText } from "#lib/text/writing-text.ts";
import type { TypeView } from "./grading.ts";

/** A phone's line is a short one: more letters take a second on paper as well. */
const lettersOfLine = 46;

export const typePaper: PaperForm<TypeView, WritingKey> = {
  blocks: ({ given }) => [
    { type: "line", parts: [{ type: "text", text: given }], isRunning: true },
    { type: "ruled", heading: writingText.given, lines: Math.ceil(given.length / lettersOfLine), ruling: "dotted" },
  ],
};
