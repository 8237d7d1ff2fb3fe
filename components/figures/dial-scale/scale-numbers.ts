import { labelWidth } from "#components/figures/label-lines.ts";
import { pieAt } from "#components/figures/pie-chart/lay-pie.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { DialScaleFigure } from "#lib/questions/figures/dial-scale.ts";

const size = 18;
/** Numbers end where the marks begin. */
const edge = 47;

export interface ScaleNumber {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The numbers on a dial around 0, 0; a full turn is 0 again. Long numbers stand further in. */
export function scaleNumbers({ top, numberedEvery }: Pick<DialScaleFigure, "top" | "numberedEvery">): ScaleNumber[] {
  const count = Math.round(top / numberedEvery);
  const texts = Array.from({ length: count }, (_, at) => groupNumber(at * numberedEvery));
  return texts.map((text, at) => {
    const turn = at / count;
    const half = (labelWidth(text, size) / 2) * Math.abs(Math.sin(turn * 2 * Math.PI));
    return { text, size, ...pieAt(turn, edge - Math.max(half, 7)) };
  });
}

/** Whether no number of a dial touches another. */
export function standApart(numbers: readonly ScaleNumber[]): boolean {
  return numbers.every((one, at) =>
    numbers.slice(at + 1).every((other) => {
      const room = (labelWidth(one.text, one.size) + labelWidth(other.text, other.size)) / 2;
      return Math.abs(one.x - other.x) > room + 1 || Math.abs(one.y - other.y) > one.size * 0.72;
    }),
  );
}
