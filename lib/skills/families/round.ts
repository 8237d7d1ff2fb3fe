import { capital } from "#lib/core/capital.ts";
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

/**
 * Where 1 is added to a 9: "hàng nghìn: 9 + 1 = 10, viết 0 nhớ 1; hàng chục nghìn: 3 + 1 = 4"; empty where nothing is
 * carried. `names` are those of the places, from the ones.
 */
function sayCarry({ number, size }: Rounding, names: readonly string[]): string {
  if (decidingDigit({ number, size }) < 5) return "";
  const digits = [...String(number)].reverse().map(Number);
  const first = String(size).length - 1;
  const after = digits.findIndex((digit, place) => place >= first && digit < 9);
  const last = after < 0 ? digits.length - 1 : after;
  const steps = digits.slice(first, last + 1).map((digit, place) => {
    const sum = `hàng ${names[first + place]}: ${digit} + 1 = ${digit + 1}`;
    return first + place < last ? `${sum}, viết 0 nhớ 1` : sum;
  });
  return digits[first] === 9 ? steps.join("; ") : "";
}

/** Why a number is rounded as it is, with what is carried past a 9, up to the result that follows. */
export function withCarry(reason: string, rounding: Rounding, names: readonly string[]): string {
  const carry = sayCarry(rounding, names);
  return carry === "" ? reason : `${reason}. ${capital(carry)}. Kết quả`;
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
