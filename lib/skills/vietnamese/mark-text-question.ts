import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { MarkTextView } from "#lib/questions/kinds/mark-text/grading.ts";
import { writeMarked } from "#lib/questions/kinds/mark-text/write-marked.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "#lib/skills/drafts/draft.ts";

interface MarkTextDraft extends QuestionDraft {
  readonly view: MarkTextView;
  /** What each piece is marked with, counted over all lines. */
  readonly marks: readonly number[];
  /** What is said when a piece is marked as it should not be. */
  readonly tellWrong: (piece: number, mark: number) => string;
  /** Said when pieces of a pencil are missing, by pencil. */
  readonly missing: readonly string[];
  /** The name of what leads to another piece. */
  readonly code: MistakeCode;
}

/** Wrong marks to which the same is said stand together. */
function wrongMarks({ view, marks, tellWrong, code }: MarkTextDraft) {
  const pencils = Array.from({ length: Math.max(1, view.pencils.length) }, (_, at) => at + 1);
  const all = marks.flatMap((right, piece) =>
    pencils.flatMap((mark) => (mark === right ? [] : [{ piece, mark, said: tellWrong(piece, mark) }])),
  );
  return [...Map.groupBy(all, ({ mark, said }) => `${mark} ${said}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ pieces: same.map(({ piece }) => piece), mark: first.mark, feedback: toLine(first.said), code }];
  });
}

/** A question in which pieces of a text are marked. */
export function markTextQuestion(rng: Rng, draft: MarkTextDraft): Question {
  const { view, marks, missing } = draft;
  return {
    kind: "mark-text",
    ...draftedFields(rng, draft),
    view,
    key: { marks, wrong: wrongMarks(draft), missing: missing.map(toLine) },
    answer: toLine(writeMarked(view, { marks })),
  };
}
