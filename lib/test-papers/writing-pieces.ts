import { writePoints } from "#lib/core/write-points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import type { TestQuestionView, VietnameseParts } from "./paper-view.ts";
import { dictates, heads, type Piece, says } from "./pieces.ts";
import { quartersOf } from "./plan.ts";

const text = testPaperText.paper;

const romans = ["I", "II", "III"] as const;

/** Lines to write a dictation and a text on. */
const linesOf = { dictation: 6, dictationLarge: 4, sentence: 3, text: 12, composition: 20 } as const;

/** Lines to write on, by how many sentences are asked for. */
function linesFor(length: string): number {
  const most = Math.max(...(length.match(/\d+/gu) ?? ["1"]).map(Number));
  if (most <= 3) return linesOf.sentence;
  return most <= 10 ? linesOf.text : linesOf.composition;
}

/** What is written in a Vietnamese test: a dictation, in class 1 an exercise, and a text. */
export function writingPieces(
  { dictation, writing }: VietnameseParts,
  exercise: readonly TestQuestionView[],
  isYoung: boolean,
): Piece[] {
  const ruling = isYoung ? "school" : "dotted";
  const points = writePoints(writing.quarters);
  const sections: { readonly heading: string; readonly pieces: readonly Piece[] }[] = [
    ...(dictation === null ? [] : [dictationSection(dictation, isYoung)]),
    ...(exercise.length === 0
      ? []
      : [
          {
            heading: text.exercise(writePoints(quartersOf(exercise))),
            pieces: [{ type: "questions" as const, questions: exercise }],
          },
        ]),
    {
      heading: exercise.length > 0 ? text.freeOfClass1(points) : text.free(points),
      pieces: [...taskPieces(writing), { type: "ruled", lines: linesFor(writing.length), ruling }],
    },
  ];
  return sections.flatMap(({ heading, pieces }, place) => [heads(`${romans[place]}. ${heading}`, 4), ...pieces]);
}

function dictationSection(dictation: NonNullable<VietnameseParts["dictation"]>, isYoung: boolean) {
  const { mode, title, quarters } = dictation;
  const asked: Piece[] =
    mode === testPaperText.copiedMode ? [says(text.copied), dictates(dictation)] : [says(text.heard(title))];
  const ruled: Piece = {
    type: "ruled",
    lines: isYoung ? linesOf.dictationLarge : linesOf.dictation,
    ruling: isYoung ? "school" : "dotted",
  };
  return { heading: text.dictation(mode, writePoints(quarters)), pieces: [...asked, ruled] };
}

function taskPieces({ prompt, pictures, words, guide }: VietnameseParts["writing"]): Piece[] {
  return [
    says(prompt, text.task),
    ...(pictures.length === 0 ? [] : [{ type: "pictures" as const, pictures }]),
    ...(words.length === 0 ? [] : [says(words.join(", "), text.words)]),
    says("", text.guide),
    { type: "list", items: guide },
  ];
}
