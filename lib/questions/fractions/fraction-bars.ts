import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction-figure.ts";
import { type Fraction, writtenFraction } from "./fraction.ts";

interface Bar extends Fraction {
  /** Written beside it; its fraction where nothing is said, null for nothing. */
  readonly label?: string | null;
  /** How many of the painted parts are crossed out. */
  readonly crossed?: number;
}

function toWhole(bar: Bar): FractionWhole {
  const { top, bottom, crossed = 0, label } = bar;
  return {
    form: "bar",
    parts: bottom,
    painted: Math.min(top, bottom),
    crossed,
    columns: bottom,
    label: label === undefined ? writtenFraction(bar) : label,
  };
}

/** Paper strips one below the other, each cut into equal parts of which some are painted; for fractions up to 1. */
export function fractionBars(bars: readonly Bar[], alt: string): FractionFigure {
  return { type: "fraction", wholes: bars.map(toWhole), alt };
}
