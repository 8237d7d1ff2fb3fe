import { measure } from "#lib/core/measure.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { total } from "#lib/skills/total.ts";

/** The sides laid end to end as one line; halves of the way around under a brace where there are such. */
export function laidOut(sides: readonly number[], unit: Unit, half: number | null = null): BarModelFigure {
  const around = measure(String(total(sides)), unit);
  const parts = sides.map((size) => ({ size, label: String(size), look: "plain" }) as const);
  const spans = half === null ? [] : [0, 2].map((from) => ({ from, to: from + 1, label: measure(String(half), unit) }));
  return {
    type: "bar-model",
    bars: [{ name: null, parts, whole: around, ...(half !== null && { spans }) }],
    alt: "Các cạnh của hình nối liền thành một đoạn thẳng.",
  };
}

/** A rectangle's four sides end to end: twice the half of the way around. */
export function laidOutRectangle(length: number, width: number, unit: Unit): BarModelFigure {
  return laidOut([length, width, length, width], unit, length + width);
}
