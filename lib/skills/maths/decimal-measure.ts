import { measure } from "#lib/core/measure.ts";
import type { Unit } from "#lib/core/unit.ts";
import { measureValue, shortDecimalValue, type Value } from "#lib/questions/values.ts";

/** `scaled` / 10^`places` as it is written, without needless zeros: (450, 2) is "4,5". */
export function decimalText(scaled: number, places: number): string {
  return shortDecimalValue(scaled, places).line.text;
}

/** The same with a unit: (35, 1, "cm") is "3,5 cm". */
export function decimalMeasure(scaled: number, places: number, unit: Unit): string {
  return measure(decimalText(scaled, places), unit);
}

/** The same as an answer. */
export function decimalMeasureValue(scaled: number, places: number, unit: Unit): Value {
  return measureValue(shortDecimalValue(scaled, places), unit);
}

/** A written number with its unit inside a sentence, where litres are written in full: "2,5 lít", "3,75 m". */
export function measureInText(amount: string, unit: Unit): string {
  return unit === "l" ? `${amount}\u00a0lít` : measure(amount, unit);
}
