import type { Line } from "#lib/core/line.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** The signs in the order they are offered. */
export const signs: readonly Sign[] = ["<", "=", ">"];

/** Two sides between which a sign is put: things in groups, numbers or sums. */
export interface SignView {
  readonly sides: readonly [Figure, Figure];
}

/** `feedback[sign]` says what was overlooked by the pupil who chose it; null for the right one. */
export interface SignKey {
  readonly sign: Sign;
  readonly feedback: Readonly<Record<Sign, Line | null>>;
}

export interface SignResponse {
  readonly sign: Sign;
}

function grade(key: SignKey, response: SignResponse): boolean {
  return response.sign === key.sign;
}

function feedback(key: SignKey, response: SignResponse): Line | null {
  return key.feedback[response.sign];
}

export const signGrading: Grading<SignKey, SignResponse> = {
  field: "sign",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
