import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A text in which pieces are marked: words of verse or of a sentence, or whole sentences. */
export interface MarkTextView {
  /** Pieces as they are written, in the lines they stand in; of whole sentences each has a line to itself. */
  readonly lines: readonly (readonly string[])[];
  readonly unit: "word" | "sentence";
  /** What the first pencil marks with one line and the second with two; empty where there is only one way to mark. */
  readonly pencils: readonly string[];
}

export interface MarkTextKey {
  /** What each piece is marked with, counted over all lines: 0 for nothing, else the number of the pencil. */
  readonly marks: readonly number[];
  /** What is said when one of these pieces is marked so; every wrong mark of a piece stands here. */
  readonly wrong: readonly {
    readonly pieces: readonly number[];
    readonly mark: number;
    readonly feedback: Line;
    readonly code?: MistakeCode;
  }[];
  /** Said when nothing is marked wrongly and pieces of a pencil are missing, by pencil. */
  readonly missing: readonly Line[];
}

export interface MarkTextResponse {
  readonly marks: readonly number[];
}

function grade(key: MarkTextKey, { marks }: MarkTextResponse): boolean {
  return marks.length === key.marks.length && marks.every((mark, piece) => mark === key.marks[piece]);
}

/** The first piece that is marked as it should not be; null where none is. */
function wrongPiece(key: MarkTextKey, { marks }: MarkTextResponse): number | null {
  const piece = marks.findIndex((mark, at) => mark > 0 && mark !== key.marks[at]);
  return piece < 0 ? null : piece;
}

/** What is known of the first wrong mark. */
export function knownMistake(key: MarkTextKey, response: MarkTextResponse): MarkTextKey["wrong"][number] | undefined {
  const piece = wrongPiece(key, response);
  if (piece === null) return undefined;
  return key.wrong.find(({ pieces, mark }) => mark === response.marks[piece] && pieces.includes(piece));
}

function feedback(key: MarkTextKey, response: MarkTextResponse): Line | null {
  if (grade(key, response)) return null;
  const known = knownMistake(key, response);
  if (known !== undefined) return known.feedback;
  const missed = key.marks.find((mark, at) => mark > 0 && response.marks[at] === 0) ?? 1;
  return key.missing[missed - 1] ?? null;
}

export const markTextGrading: Grading<MarkTextKey, MarkTextResponse> = {
  field: "marks",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
  wrongPart: wrongPiece,
};
