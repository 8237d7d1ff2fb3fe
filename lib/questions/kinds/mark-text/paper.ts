import type { PaperForm } from "#lib/questions/paper-form.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";
import type { MarkTextKey, MarkTextView } from "./grading.ts";

export const markTextPaper: PaperForm<MarkTextView, MarkTextKey> = {
  prompt: (_, prompt) => markTextText.onPaper(prompt),
  blocks: ({ lines, unit }) =>
    lines.map((pieces, at) => {
      const words = pieces.flatMap((piece) => piece.split(" "));
      return { type: "words", words: unit === "sentence" ? [markTextText.number(at + 1), ...words] : words };
    }),
};
