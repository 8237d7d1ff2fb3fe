import type { PaperBlock, PaperForm } from "#lib/questions/paper-form.ts";
import type { PlaceMarkKey, PlaceMarkView } from "./grading.ts";

export const placeMarkPaper: PaperForm<PlaceMarkView, PlaceMarkKey> = {
  blocks: ({ lines, places }) =>
    lines.map((words, line): PaperBlock => {
      const bare = places.filter((place) => place.written !== null && place.line === line).map(({ word }) => word);
      // Words with room around them where marks stand between; a syllable in a box where it gets a mark.
      if (bare.length === 0) return { type: "words", words };
      const parts = words.map((text, word) => ({ type: bare.includes(word) ? "boxed" : "text", text }) as const);
      return { type: "line", parts, isRunning: false };
    }),
};
