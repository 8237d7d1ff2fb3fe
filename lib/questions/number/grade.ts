import type { Line } from "#lib/core/line.ts";
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

export function gradeNumber(key: NumberKey, response: NumberResponse): boolean {
  return response.value === key.value;
}
