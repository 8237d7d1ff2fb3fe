import type { Line } from "#lib/core/line.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Figure } from "#lib/questions/figure.ts";

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

export function gradeSign(key: SignKey, response: SignResponse): boolean {
  return response.sign === key.sign;
}
