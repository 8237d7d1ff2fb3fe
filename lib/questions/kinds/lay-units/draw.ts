import type { UnitLengthsFigure } from "#lib/questions/figures/unit-lengths.ts";
import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";
import { type LayUnitsView, spareUnits } from "./grading.ts";

/** The thing with so many units along it, on a sheet that is as wide however many they are. */
export function drawLaid({ thing, unit, length }: LayUnitsView, laid: number, counted: number): UnitLengthsFigure {
  return {
    type: "unit-lengths",
    unit,
    rows: [{ thing, length, laid, counted }],
    across: length + spareUnits,
    alt: unitLengthsText.thing(thing),
  };
}
