import type { Unit } from "./unit.ts";

/** As `measure`, with litres in full: a lone "l" in running text is read as 1. */
export function measureInText(amount: string, unit: Unit): string {
  return unit === "l" ? `${amount}\u00a0lít` : measure(amount, unit);
}

/** A number, written out, beside its unit: "5 cm", "30%", "90°"; never parted at the end of a row. */
export function measure(amount: string, unit: Unit): string {
  return withUnit(amount, unit);
}

/** As `measure`, also with the name of what is counted: "12 cây". */
export function withUnit(amount: string, unit: string): string {
  return unit === "°" || unit === "%" ? `${amount}${unit}` : `${amount}\u00a0${unit}`;
}
