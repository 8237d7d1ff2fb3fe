import { units } from "#lib/core/unit.ts";

const short = Object.entries(units)
  .filter(([written, { spoken }]) => written !== spoken)
  .toSorted(([left], [right]) => right.length - left.length);

const readings = new Map<string, string>(short.map(([written, { spoken }]) => [written, spoken]));

const written = short.map(([unit]) => unit).join("|");

/** A unit behind a number, a gap, a fraction or an opening bracket, and not the start of a longer word. */
const counted = new RegExp(`(?<=[\\d…□?])\\s?(${written})(?![\\p{L}\\p{N}²³/])|(?<=\\()(${written})(?=\\))`, "gu");

/** Most units are known for one wherever they stand; "m", "g" and "l" could be letters, "ha" may be laughing. */
const isUnclear = (unit: string) => /^(?:[a-z]|ha)$/u.test(unit);

const standing = new RegExp(
  `(?<![\\p{L}\\p{N}/])(${short.flatMap(([unit]) => (unit === "°" || unit === "%" || isUnclear(unit) ? [] : [unit])).join("|")})(?![\\p{L}\\p{N}²³/])`,
  "gu",
);

/** Of those the words before tell it. */
const named = new RegExp(
  `(?<=(?:đơn vị|ra|mỗi|bao nhiêu|cần điền là)\\s)(${short.flatMap(([unit]) => (isUnclear(unit) ? [unit] : [])).join("|")})(?![\\p{L}\\p{N}²³/])`,
  "giu",
);

/** A line with its short units written out as they are read: "5 cm" becomes "5 xăng-ti-mét". */
export function spokenUnits(text: string): string {
  return text
    .replace(counted, (_, behind?: string, inside?: string) =>
      behind === undefined ? (readings.get(inside ?? "") ?? "") : ` ${readings.get(behind)}`,
    )
    .replace(named, (unit) => readings.get(unit) ?? unit)
    .replace(standing, (unit) => readings.get(unit) ?? unit);
}
