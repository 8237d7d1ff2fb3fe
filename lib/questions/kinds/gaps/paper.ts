import { gapLetters, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { type GapsKey, type GapsView, gapSign } from "./grading.ts";

/** A sign that is missing needs less room than a part of a word. */
const widest = (tiles: readonly string[]) => Math.max(...tiles.map(({ length }) => length));

function parts({ text, gaps, tiles }: GapsView): readonly PaperPart[] {
  const letters = Math.max(gapLetters.word, widest(tiles) + 2);
  return text.split(gapSign).flatMap((words, place) => {
    const bare = place === 0 ? null : (gaps[place - 1]?.bare ?? null);
    const gap: PaperPart = bare === null ? { type: "gap", letters } : { type: "boxed", text: bare };
    return [...(place === 0 ? [] : [gap]), ...(words === "" ? [] : [{ type: "text", text: words } as const])];
  });
}

export const gapsPaper: PaperForm<GapsView, GapsKey> = {
  blocks: (view) => [
    { type: "line", parts: parts(view), isRunning: true },
    // A mark is put to the letters in their box, as in handwriting; what there is to choose from stands in the prompt.
    ...(view.gaps.some(({ bare }) => bare !== null) ? [] : [{ type: "bank", label: null, words: view.tiles } as const]),
  ],
};
