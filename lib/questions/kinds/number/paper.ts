import type { Figure } from "#lib/questions/figure.ts";
import {
  gapLetters,
  type PaperBlock,
  type PaperContext,
  type PaperForm,
  setOutSquares,
} from "#lib/questions/paper-form.ts";
import { solutionBlock } from "#lib/questions/paper-story.ts";
import { paperText, setOutPrompt } from "#lib/text/paper-text.ts";
import type { NumberKey, NumberView } from "./grading.ts";

/** A sum or a line with a place to write into needs no other. */
function hasOwnPlace(figure: Figure): boolean {
  if (figure.type === "sum") return figure.parts.includes(null);
  return figure.type === "sentence" && figure.lines.some((line) => line.includes("…") || line.includes("□"));
}

const answerLine: PaperBlock = {
  type: "line",
  parts: [
    { type: "text", text: paperText.answer },
    { type: "gap", letters: gapLetters.answer },
  ],
  isRunning: false,
};

function blocks(_view: NumberView, { classId, prompt, figures }: PaperContext): readonly PaperBlock[] {
  if (setOutPrompt.test(prompt)) return [{ type: "squares", ...setOutSquares }];
  if (/[…□]/u.test(prompt) || figures.some(hasOwnPlace)) return [];
  return [solutionBlock(prompt, classId) ?? answerLine];
}

export const numberPaper: PaperForm<NumberView, NumberKey> = {
  blocks,
};
