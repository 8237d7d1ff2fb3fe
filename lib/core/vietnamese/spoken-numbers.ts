import { numberInWords } from "./number-in-words.ts";

/**
 * Groups are parted by a no-break space; in a hand-written text also by a plain one or, as in shops, by a dot. Those of a
 * telephone number, which begins with a nought, are of any length.
 */
const grouped = String.raw`0\d+(?:[\u00a0 .]\d{2,4})+|\d{1,3}(?:[\u00a0 .]\d{3})+(?!\d)|\d+`;

const decimals = new RegExp(`(?<!\\d)(${grouped}),(\\d+)`, "gu");
const wholes = new RegExp(grouped, "gu");

function sayDigits(digits: string): string {
  return Array.from(digits, (digit) => numberInWords(Number(digit))).join(" ");
}

/** What begins with a nought or has more than nine digits is no number that is counted with: it is told digit by digit. */
function sayWhole(written: string): string {
  const digits = written.replaceAll(/\D/gu, "");
  const isCounted = digits === "0" || (!digits.startsWith("0") && digits.length <= 9);
  return isCounted ? numberInWords(Number(digits)) : sayDigits(digits);
}

/** The part after the comma: "75" bảy mươi lăm, "07" không bảy, "075" không trăm bảy mươi lăm; longer ones digit by digit. */
function sayPlaces(places: string): string {
  if (places.length > 3 || Number(places) === 0) return sayDigits(places);
  if (!places.startsWith("0") || places.length === 1) return numberInWords(Number(places));
  if (places.length === 2) return sayDigits(places);
  const rest = Number(places);
  return `không trăm ${rest < 10 ? "linh " : ""}${numberInWords(rest)}`;
}

/** A line with its whole and decimal numbers in words; everything else stays. */
export function spokenNumbers(text: string): string {
  return text
    .replace(decimals, (_, whole: string, places: string) => `${sayWhole(whole)} phẩy ${sayPlaces(places)}`)
    .replace(wholes, sayWhole);
}
