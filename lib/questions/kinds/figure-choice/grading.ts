import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** Three or four pictures to pick one from, in the order they are shown. */
export interface FigureChoiceView {
  readonly figures: readonly Figure[];
}

/** `right` is the place of the right picture; `feedback[i]` says what picture i shows instead, where that helps. */
export interface FigureChoiceKey {
  readonly right: number;
  readonly feedback: readonly (Line | null)[];
  /** The name of the mistake each picture comes from, null for the right one; it stays on the server. */
  readonly mistakes?: readonly (MistakeCode | null)[];
}

export interface FigureChoiceResponse {
  readonly figure: number;
}

function grade(key: FigureChoiceKey, response: FigureChoiceResponse): boolean {
  return response.figure === key.right;
}

function feedback(key: FigureChoiceKey, response: FigureChoiceResponse): Line | null {
  return key.feedback[response.figure] ?? null;
}

export const figureChoiceGrading: Grading<FigureChoiceKey, FigureChoiceResponse> = {
  field: "figure",
  hearing: "tap to hear",
  help: "board unless figures",
  grade,
  feedback,
};
