import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A whole number typed on the key pad; `maxDigits` is how many digits the box takes. */
export interface NumberView {
  readonly maxDigits: number;
}

export interface NumberKey {
  readonly value: number;
  /** Wrong values that come from a known mistake, each with its own sentence. */
  readonly mistakes: readonly { readonly value: number; readonly feedback: Line; readonly code?: MistakeCode }[];
}

export interface NumberResponse {
  readonly value: number;
}

function grade(key: NumberKey, response: NumberResponse): boolean {
  return response.value === key.value;
}

/** The known mistake behind a wrong value. */
export function knownMistake(key: NumberKey, response: NumberResponse): NumberKey["mistakes"][number] | undefined {
  return key.mistakes.find((mistake) => mistake.value === response.value);
}

function feedback(key: NumberKey, response: NumberResponse): Line | null {
  return knownMistake(key, response)?.feedback ?? null;
}

export const numberGrading: Grading<NumberKey, NumberResponse> = {
  field: "value",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
