import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { unitLengthsText as text } from "#lib/text/unit-lengths-text.ts";

/** A hand span, a step, or a counting stick. */
export type LengthUnit = keyof typeof text.units;

/** What is measured, seen from above. */
export type LongThing = keyof typeof text.things;

interface UnitRow {
  readonly thing: LongThing;
  /** How many units it is long. */
  readonly length: number;
  /** How many lie along it, end to end from its left end. */
  readonly laid: number;
  /** Draws 1, 2, 3 … at the first so many of them (a hint, an explanation); 0 for none. */
  readonly counted: number;
}

/** One thing or two with units laid along them: a unit is as long in each row, and a thing exactly so many units. */
export interface UnitLengthsFigure {
  readonly type: "unit-lengths";
  readonly unit: LengthUnit;
  readonly rows: readonly UnitRow[];
  /** How many units the sheet is wide. */
  readonly across: number;
  /** Marks where each unit ends, for who draws them with a pencil. */
  readonly isRuled?: boolean;
  readonly alt: string;
}

function toPublic({ unit, rows, across, isRuled, alt }: UnitLengthsFigure): UnitLengthsFigure {
  return {
    type: "unit-lengths",
    unit,
    rows: rows.map(({ thing, length, laid, counted }) => ({ thing, length, laid, counted })),
    across,
    ...(isRuled === true && { isRuled }),
    alt,
  };
}

/** The units one by one: whoever hears them counts them. */
export function tellUnits(unit: LengthUnit, { thing, laid, counted }: UnitRow): string {
  const units = laid === 0 ? text.none : Array.from({ length: laid }, () => text.units[unit]).join(", ");
  const numbers = Array.from({ length: counted }, (_, place) => place + 1).join(", ");
  return counted === 0 ? text.along(thing, units) : `${text.along(thing, units)}, ${text.counted(numbers)}`;
}

export const unitLengthsFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, figure.rows.map((row) => tellUnits(figure.unit, row)).join("; ")),
});
