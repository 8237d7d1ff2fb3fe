import { writeDecimal } from "#lib/core/write-decimal.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";

interface DecimalAxis {
  /** The first number, in units of 1 / 10^`places`; ten marks follow it. */
  readonly first: number;
  readonly places: number;
  /** What is pointed at, with what is written there. */
  readonly pointers: readonly { readonly at: number; readonly label: string }[];
  readonly alt: string;
}

/** A ray from one number to the next of so many places, parted into ten; the two ends carry their numbers. */
export function decimalAxis({ first, places, pointers, alt }: DecimalAxis): AxisFigure {
  const at = (tenth: number) => (first * 10 + tenth) / 10 ** (places + 1);
  return {
    type: "axis",
    from: at(0),
    to: at(10),
    marks: Array.from({ length: 11 }, (_, tenth) => ({
      at: at(tenth),
      label: tenth % 10 === 0 ? writeDecimal(first + tenth / 10, places) : null,
      isLarge: tenth % 5 === 0,
    })),
    pointers,
    hops: [],
    alt,
  };
}
