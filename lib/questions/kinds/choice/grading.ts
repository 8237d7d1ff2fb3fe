import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** Three or four answers in the order they are shown. */
export interface ChoiceView {
  readonly choices: readonly Line[];
}

/** `right` is the place of the right choice; `feedback[i]` says what mistake choice i comes from, where that helps. */
export interface ChoiceKey {
  readonly right: number;
  readonly feedback: readonly (Line | null)[];
  /** The name of the mistake each choice comes from, null for the right one; it stays on the server. */
  readonly mistakes?: readonly (MistakeCode | null)[];
}

export interface ChoiceResponse {
  readonly choice: number;
}

function grade(key: ChoiceKey, response: ChoiceResponse): boolean {
  return response.choice === key.right;
}

function feedback(key: ChoiceKey, response: ChoiceResponse): Line | null {
  return key.feedback[response.choice] ?? null;
}

export const choiceGrading: Grading<ChoiceKey, ChoiceResponse> = {
  field: "choice",
  hearing: "loudspeakers",
  help: "figures",
  grade,
  feedback,
};
