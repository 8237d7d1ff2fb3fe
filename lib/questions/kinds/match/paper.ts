import { gapLetters, type PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { MatchKey, MatchView } from "./grading.ts";

const numberBox = { type: "box", letters: 2 } as const;
const nameGap = { type: "gap", letters: gapLetters.answer } as const;

/** 3 + 4 = 7 with what is filled in: numbers in their boxes, or a name for each number. */
function parts({ operation, numbers, filled }: MatchView) {
  const signs = [operation, "="];
  return numbers.flatMap((number, place) => {
    const sign = signs[place - 1];
    const written = number === null ? numberBox : ({ type: "text", text: number } as const);
    return [
      ...(sign === undefined ? [] : [{ type: "text", text: sign } as const]),
      written,
      ...(filled === "names" ? [{ type: "text", text: ":" } as const, nameGap] : []),
    ];
  });
}

export const matchPaper: PaperForm<MatchView, MatchKey> = {
  blocks: (view) => [
    { type: "line", parts: parts(view), isRunning: false },
    {
      type: "bank",
      label: view.filled === "names" ? paperText.words : paperText.numbers,
      words: view.labels.map(({ text }) => text),
    },
  ],
};
