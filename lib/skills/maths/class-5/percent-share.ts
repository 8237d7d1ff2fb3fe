import { type Unit, units } from "#lib/core/unit.ts";
import { countedValue, measureValue, shortDecimalValue, type Value } from "#lib/questions/values.ts";

/** So many percent of a whole; the result is a whole number. */
export interface Share {
  readonly percent: number;
  readonly whole: number;
}

/** Of whole numbers that give a whole one. */
export const resultOf = ({ percent, whole }: Share) => (percent * whole) / 100;

/** Whether a name is that of a unit, not of what is counted. */
export function isUnit(name: string): name is Unit {
  return name in units;
}

/** Hundredths written as a decimal without zeros at its end, with its unit or what is counted. */
export function writeHundredths(hundredths: number, unit: string | null): Value {
  const value = shortDecimalValue(hundredths, 2);
  if (unit === null) return value;
  return isUnit(unit) ? measureValue(value, unit) : countedValue(value, unit);
}
