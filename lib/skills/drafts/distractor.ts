import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Value } from "#lib/questions/values/value.ts";
import type { Words } from "./draft.ts";

/** A wrong answer, the named mistake it comes from, and the sentence that helps where there is one. */
export interface Distractor<Answer = Value> {
  readonly code: MistakeCode;
  readonly value: Answer;
  readonly feedback?: Words;
}

/** The wrong answer a named mistake leads to. */
export function mistake<Answer>(code: MistakeCode, value: Answer, feedback?: Words): Distractor<Answer> {
  return feedback === undefined ? { code, value } : { code, value, feedback };
}
