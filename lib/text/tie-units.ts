import { units } from "#lib/core/unit.ts";

const names = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join("|");

const behindNumber = new RegExp(`(?<=\\d) (?=(?:${names})(?![\\p{L}\\p{N}²³/]))`, "gu");

/** A line in which a number and the unit behind it are never parted at the end of a row: "5 kg", "20 000 đồng". */
export function tieUnits(text: string): string {
  return text.replace(behindNumber, "\u00a0");
}
