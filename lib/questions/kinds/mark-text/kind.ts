import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type MarkTextKey, type MarkTextView, markTextGrading } from "./grading.ts";

const mostPieces = 60;
const mostPencils = 2;

/** The text with exactly the fields that are drawn. */
function toView({ lines, unit, pencils }: MarkTextView): MarkTextView {
  return { lines: lines.map((pieces) => pieces.map((piece) => piece)), unit, pencils: pencils.map((name) => name) };
}

/** The key without the names of the mistakes. */
function toKey({ marks, wrong, missing }: MarkTextKey): MarkTextKey {
  return {
    marks: marks.map((mark) => mark),
    wrong: wrong.map(({ pieces, mark, feedback }) => ({
      pieces: pieces.map((piece) => piece),
      mark,
      feedback: toPublicLine(feedback),
    })),
    missing: missing.map(toPublicLine),
  };
}

export const markTextKind = defineKind(markTextGrading, {
  response: z.strictObject({
    marks: z
      .array(z.int().min(0).max(mostPencils))
      .min(1)
      .max(mostPieces)
      .refine((marks) => marks.some((mark) => mark > 0)),
  }),
  toView,
  toKey,
  // With two pencils the first and the last word of each part are tapped, and the second pencil is taken.
  countTaps: ({ pencils }, { marks }) =>
    pencils.length > 0 ? 2 * pencils.length + 1 : marks.filter((mark) => mark > 0).length,
  nameMistake: (key, response) => knownMistake(key, response)?.code ?? "PARTIAL",
  examples(_, { marks, wrong }) {
    const withMark = (piece: number, mark: number) => marks.map((each, at) => (at === piece ? mark : each));
    const tooMuch = wrong.map(({ pieces, mark }) => withMark(pieces[0] ?? 0, mark));
    const tooLittle = marks.flatMap((mark, piece) => (mark > 0 ? [withMark(piece, 0)] : []));
    const isSent = (each: readonly number[]) => each.some((mark) => mark > 0);
    return { right: [{ marks }], wrong: [...tooMuch, ...tooLittle].filter(isSent).map((each) => ({ marks: each })) };
  },
});
