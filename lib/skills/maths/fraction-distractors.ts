import { asValue, type Fraction, isWritable, nearFractions } from "#lib/questions/fractions/fraction.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";

/** The wrong fraction a named mistake leads to. */
export function fractionDistractor(
  code: MistakeCode,
  top: number,
  bottom: number,
  feedback?: Words,
): Distractor<Fraction> {
  return mistake(code, { top, bottom }, feedback);
}

/** Which part of a fraction near the answer has to be worked out again. */
function saidOf({ top, bottom }: Fraction, answer: Fraction): string {
  if (bottom === answer.bottom) return "Con tính lại tử số nhé!";
  return top === answer.top ? "Con tính lại mẫu số nhé!" : "Con tính lại cả tử số và mẫu số nhé!";
}

/** Distractors that can be written, followed by fractions near the answer. */
export function fractionDistractors(answer: Fraction, distractors: readonly Distractor<Fraction>[]): Distractor[] {
  const near = nearFractions(answer).map((value) => mistake<Fraction>("OFF1", value, saidOf(value, answer)));
  return [...distractors, ...near]
    .filter(({ value }) => isWritable(value))
    .map((each) => ({ ...each, value: asValue(each.value) }));
}
