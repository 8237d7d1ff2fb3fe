import type { PaperBlock, PaperForm } from "#lib/questions/paper-form.ts";
import type { PlaceMarkKey, PlaceMarkView } from "./grading.ts";

export const placeMarkPaper: PaperForm<PlaceMarkView, PlaceMarkKey> = {
  blocks: ({ lines, places }) =>
    lines.map((words, line): PaperBlock => {
      const isBare = (word: number) =>
        places.some((each) => each.written !== null && each.line === line && each.word === word);
      return {
        type: "line",
        parts: words.map((text, word) => ({ type: isBare(word) ? "boxed" : "text", text })),
        // The words stand apart, so that a mark has room between them.
        isRunning: false,
      };
    }),
};
