import type { Curve } from "./curve.ts";

/** A stroke of the pen, by the name school gives it. */
export interface NamedStroke {
  readonly name: string;
  readonly curve: Curve;
}

/** How much of the ruling is seen, in hundredths of the height of “a”. */
export interface Frame {
  readonly width: number;
  /** Above the line that is written on, and below it. */
  readonly top: number;
  readonly bottom: number;
}

/** Between two thin lines: half the height of “a”. */
export const ruling = 50;
/** Around what is written. */
const beside = 45;
const above = 30;

/** The field that is drawn on, with its upper left corner. */
export function fieldOf({ width, top, bottom }: Frame) {
  return { x: -beside, y: -top - above, width: width + 2 * beside, height: top + bottom + 2 * above };
}

/** What a small phone leaves for a board, in pixels. */
const phone = { width: 308, height: 212 } as const;

/** How much of the field lies under one pixel of a small phone: what a finger has to meet is measured by it. */
export function pixelOf(frame: Frame): number {
  const { width, height } = fieldOf(frame);
  return Math.max(width / phone.width, height / phone.height);
}

/** A line of an exercise book: a square of its ruling is two and a half millimetres high and wide. */
const rowWidth = 3400;
/** Between two copies in a row. */
export const copyGap = 50;

/** How often letters stand in a row of an exercise book. */
export const copiesInRow = ({ width }: Frame): number =>
  Math.floor((rowWidth - 2 * beside + copyGap) / (width + copyGap));

/** Millimetres on paper of a row, and of a single model that is larger. */
export function printedSize(frame: Frame, isRow: boolean) {
  const { width, height } = fieldOf(frame);
  const millimetre = isRow ? 20 : 8;
  return { width: (isRow ? rowWidth : width) / millimetre, height: height / millimetre };
}
