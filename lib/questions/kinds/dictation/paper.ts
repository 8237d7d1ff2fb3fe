import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { WritingKey } from "#lib/questions/writing/grading.ts";
import { dictationText } from "#lib/text/dictation-text.ts";
import type { DictationView } from "./grading.ts";

/** A line of a child's hand holds so many letters. */
const lettersOfLine = 34;

/** The text stands in the key alone, for the teacher to read aloud. */
export const dictationPaper: PaperForm<DictationView, WritingKey> = {
  prompt: () => dictationText.onPaper,
  blocks: ({ title, heard }, { classId }) => [
    ...(title === null ? [] : [{ type: "line", parts: [{ type: "text", text: title }], isRunning: true } as const]),
    {
      type: "ruled",
      heading: null,
      lines: Math.ceil(heard.length / lettersOfLine),
      ruling: classId === "1" || classId === "2" ? "school" : "dotted",
    },
  ],
};
