import type { AxisFigure } from "#lib/questions/figures/axis.ts";

interface Ray {
  readonly from: number;
  readonly step: number;
  /** How many steps are drawn. */
  readonly steps: number;
  /** Numbers written below their marks. */
  readonly labelled: readonly number[];
  /** Carries a "?"; null for none. */
  readonly asked: number | null;
  readonly pointer?: number;
  readonly hops?: AxisFigure["hops"];
  readonly alt: string;
}

/** A piece of a number ray ("tia số") with a mark at each step. */
export function rayFigure({ from, step, steps, labelled, asked, pointer, hops = [], alt }: Ray): AxisFigure {
  const marks = Array.from({ length: steps + 1 }, (_, place) => {
    const at = from + place * step;
    const label = labelled.includes(at) ? String(at) : null;
    return { at, label: at === asked ? "?" : label, isLarge: label !== null || at === asked };
  });
  const pointers = pointer === undefined ? [] : [{ at: pointer, label: "?" }];
  return { type: "axis", from, to: from + steps * step, marks, pointers, hops, alt };
}
