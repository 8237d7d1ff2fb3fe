import type { Figure } from "#lib/questions/figure.ts";
import { gapLetters, type PaperBlock, type PaperForm } from "#lib/questions/paper-form.ts";
import { joinBoardText } from "#lib/text/join-board-text.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { paperText } from "#lib/text/paper-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { JoinKey, JoinRow, JoinView } from "./grading.ts";

function drawRow({ picture, places }: JoinRow): PaperBlock {
  const figure: Figure = {
    ...{ type: "groups", picture, holder: "rows", sizes: [places.length], ringed: 0 },
    alt: joinBoardText.row(picture),
  };
  return { type: "figure", figure };
}

export const joinPaper: PaperForm<JoinView, JoinKey> = {
  // On a screen things are laid there; on paper they are drawn, and their number is written.
  prompt: ({ rows: [, lower], answers }, prompt) =>
    answers === null ? paperKeyText.addMore(prompt, pictureText[lower.picture].name) : prompt,
  blocks: ({ rows: [upper, lower], answers }) => [
    drawRow(upper),
    drawRow(lower),
    answers === null
      ? {
          type: "line",
          parts: [
            { type: "text", text: paperText.answer },
            { type: "gap", letters: gapLetters.answer },
          ],
          isRunning: false,
        }
      : { type: "choices", choices: answers.map(({ text }) => text) },
  ],
};
