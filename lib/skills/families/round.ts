import { groupNumber } from "#lib/core/group-number.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";

/** A whole number and the size of the place it is rounded to: 10, 100, … */
export interface Rounding {
  readonly number: number;
  readonly size: number;
}

/** `number` rounded to a multiple of `size`; half way it is rounded up. */
export function roundTo(number: number, size: number): number {
  return Math.floor(number / size + 0.5) * size;
}

/** The digit that decides: the first one behind the place. */
export function decidingDigit({ number, size }: Rounding): number {
  return Math.floor(number / (size / 10)) % 10;
}

interface Ray extends Rounding {
  /** Whether the two round numbers at its ends are written. */
  readonly isLabelled: boolean;
  readonly alt: string;
}

/** The number ray from one round number to the next in ten parts, with an arrow at the number. */
export function roundingRay({ number, size, isLabelled, alt }: Ray): AxisFigure {
  const from = Math.floor(number / size) * size;
  const marks = Array.from({ length: 11 }, (_, step) => {
    const at = from + (size / 10) * step;
    return { at, label: isLabelled && step % 10 === 0 ? groupNumber(at) : null, isLarge: step % 5 === 0 };
  });
  const pointers = [{ at: number, label: groupNumber(number) }];
  return { type: "axis", from, to: from + size, marks, pointers, hops: [], alt };
}
