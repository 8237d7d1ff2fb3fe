import type { Unit } from "./unit.ts";

/** A number, written out, beside its unit: "5 cm", "30 %", "90°"; never parted at the end of a row. */
export function measure(amount: string, unit: Unit): string {
  return unit === "°" ? `${amount}°` : `${amount}\u00a0${unit}`;
}
