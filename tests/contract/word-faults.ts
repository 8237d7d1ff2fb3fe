import type { Line } from "#lib/core/line.ts";

/** Letters, spaces and the marks a voice rests at. A hyphen joins ("ki-lô-mét"), a quotation mark is not heard. */
const words = /^[\p{L} .,!?:;“”-]+$/u;

/** Two letters or more without a vowel are no word: a short unit, a first sound that was left as it is written. */
const vowelless = /(?<!\p{L})[bcdđghklmnpqrstvx]+(?!\p{L})/iu;

/** What keeps a spoken form from being words alone, as sentences; a good one has none. */
export function wordFaults({ text, spoken }: Line): string[] {
  const rules: readonly (readonly [fault: string, isBroken: boolean])[] = [
    ["nothing is said", !/\p{L}/u.test(spoken)],
    ["more than words", spoken !== "" && !words.test(spoken)],
    ["letters that are no word", vowelless.test(spoken)],
    ["words that a voice spells", /\p{Lu}{2}/u.test(spoken)],
    ["a pause out of place", /\s[.,!?;:]|[,;:]\s*[.,;:]|\s{2}|^[\s.,;:]|\s$/u.test(spoken)],
    ["not NFC", spoken !== spoken.normalize("NFC")],
  ];
  return rules.flatMap(([fault, isBroken]) => (isBroken ? [`${fault}: ${text} / ${spoken}`] : []));
}
