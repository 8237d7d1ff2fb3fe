import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/to-spoken.ts";

const unitWords = new Map([
  ["kg", "ki-lô-gam"],
  ["l", "lít"],
  ["cm", "xăng-ti-mét"],
]);

const units = /(?<=\d |\()(?:kg|l|cm)(?!\p{L})/gu;

/** A line with "7 kg", "5 l" or a unit in brackets in it: the number stays beside its unit, and the unit is read out in full. */
export function measureLine(words: string): Line {
  const spoken = toSpoken(words.replace(units, (unit) => unitWords.get(unit) ?? unit));
  return { text: toLine(words).text.replace(/(\d) (?=(?:kg|l|cm)(?!\p{L}))/gu, "$1\u00a0"), spoken };
}
