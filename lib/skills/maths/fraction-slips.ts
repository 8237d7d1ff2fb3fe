import { type Fraction, nearFractions } from "#lib/questions/fractions/fraction.ts";
import { asValue, isWritable } from "#lib/questions/fractions/fraction-answer.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Words } from "#lib/skills/pose/pose.ts";
import { type Slip, slip } from "#lib/skills/pose/slip.ts";

/** The wrong fraction a named mistake leads to. */
export function fractionSlip(code: MistakeCode, top: number, bottom: number, feedback?: Words): Slip<Fraction> {
  return slip(code, { top, bottom }, feedback);
}

/** Slips that can be written, followed by fractions near the answer. */
export function fractionSlips(answer: Fraction, slips: readonly Slip<Fraction>[]): Slip[] {
  const near = nearFractions(answer).map((value) => slip<Fraction>("OFF1", value));
  return [...slips, ...near]
    .filter(({ value }) => isWritable(value))
    .map((each) => ({ ...each, value: asValue(each.value) }));
}
