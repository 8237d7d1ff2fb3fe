import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Value } from "#lib/questions/values/value.ts";
import type { Words } from "./pose.ts";

/** A wrong answer, the named mistake it comes from, and the sentence that helps where there is one. */
export interface Slip<Answer = Value> {
  readonly code: MistakeCode;
  readonly value: Answer;
  readonly feedback?: Words;
}

/** The wrong answer a named mistake leads to. */
export function slip<Answer>(code: MistakeCode, value: Answer, feedback?: Words): Slip<Answer> {
  return feedback === undefined ? { code, value } : { code, value, feedback };
}
