import { labelLines, labelWidth } from "#components/figures/label-lines.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { type ChartFigure, isWritten } from "#lib/questions/figures/chart.ts";
import { titleHeight } from "./title.tsx";

const width = 320;
/** Above the topmost mark: the tip of the axis and the unit beside it. */
const tip = 18;
/** A number over a high column at the left would touch the unit. */
const numberRoom = 17;
export const numberSize = 16.5;
export const unitSize = 16;
/** Smaller where that keeps all names on one line. */
const nameSizes = [16.5, 15.5] as const;

export interface ChartPlace {
  readonly width: number;
  readonly height: number;
  /** The corner of the two axes. */
  readonly left: number;
  readonly bottom: number;
  /** Where the topmost mark is, and the tip of the axis. */
  readonly top: number;
  readonly peak: number;
  /** For each value, from left to right. */
  readonly slot: number;
  readonly nameSize: number;
  readonly xOf: (place: number) => number;
  readonly yOf: (value: number) => number;
}

/** Where everything of a chart stands. */
export function layChart(figure: ChartFigure): ChartPlace {
  const { unit, values, step, top: highest } = figure;
  const left = Math.ceil(labelWidth(groupNumber(highest), numberSize)) + 9;
  const slot = (width - left - 16) / values.length;
  const xOf = (place: number) => left + 4 + (place + 0.5) * slot;
  const length = Math.max(100, (highest / step) * 14.5);
  const unitEnd = left + 14 + labelWidth(unit, unitSize);
  const isUnderUnit = (value: number, place: number) =>
    xOf(place) - labelWidth(groupNumber(value), 17) / 2 < unitEnd && (1 - value / highest) * length < numberRoom;
  const peak = titleHeight + 4;
  const isCrowded = values.some(({ value }, at) => isWritten(figure, at) && isUnderUnit(value, at));
  const top = peak + tip - 4 + (isCrowded ? numberRoom : 0);
  const bottom = top + length;
  const isTwoLinedAt = (size: number) => values.some(({ name }) => labelLines(name, slot - 3, size).length > 1);
  const nameSize = nameSizes.find((size) => !isTwoLinedAt(size)) ?? nameSizes[0];
  return {
    ...{ width, left, bottom, top, peak, slot, nameSize, xOf },
    height: bottom + (isTwoLinedAt(nameSize) ? 41 : 23),
    yOf: (value) => bottom - (value / highest) * length,
  };
}
