import type { Figure } from "#lib/questions/figure.ts";
import { gapLetters, type PaperBlock, type PaperContext, type PaperForm } from "#lib/questions/paper-form.ts";
import { paperText, setOutPrompt, unsolvedPrompt } from "#lib/text/paper-text.ts";
import type { NumberKey, NumberView } from "./grading.ts";

/** Squares to set a sum out in, by the longest sums of classes 1 to 5. */
const setOutSquares = { columns: 14, rows: 6 } as const;

/** Lines for a solution: a sentence, a sum and the answer, or two of each. */
const solutionLines = { one: 3, two: 5 } as const;

/** A sum or a line with a place to write into needs no other. */
function hasOwnPlace(figure: Figure): boolean {
  if (figure.type === "sum") return figure.parts.includes(null);
  return figure.type === "sentence" && figure.lines.some((line) => line.includes("…") || line.includes("□"));
}

/** A word problem: something is told before it is asked. */
const isStory = (prompt: string) =>
  !unsolvedPrompt.test(prompt) && /[.!] [^?]*\?$/u.test(prompt) && (prompt.match(/\d+/gu) ?? []).length > 1;

function blocks(_view: NumberView, { classId, prompt, figures }: PaperContext): readonly PaperBlock[] {
  if (setOutPrompt.test(prompt)) return [{ type: "squares", ...setOutSquares }];
  if (prompt.includes("…") || figures.some(hasOwnPlace)) return [];
  if (!isStory(prompt)) {
    return [
      {
        type: "line",
        parts: [
          { type: "text", text: paperText.answer },
          { type: "gap", letters: gapLetters.answer },
        ],
        isRunning: false,
      },
    ];
  }
  if (classId !== "1") {
    const lines = Number(classId) < 4 ? solutionLines.one : solutionLines.two;
    return [{ type: "ruled", heading: paperText.solution, lines, ruling: "dotted" }];
  }
  const box = { type: "box", letters: 2 } as const;
  const parts = [
    { type: "text", text: paperText.calculation },
    box,
    box,
    box,
    { type: "text", text: "=" },
    box,
  ] as const;
  return [{ type: "line", parts, isRunning: false }];
}

export const numberPaper: PaperForm<NumberView, NumberKey> = {
  blocks,
};
