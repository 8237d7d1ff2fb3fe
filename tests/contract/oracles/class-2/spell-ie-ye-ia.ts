import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const consonants = "(?:ngh|ng|nh|kh|ph|th|tr|ch|[bcdđghklmnprstvx])";

/** The rules for letters, each as one picture of a syllable without its tone. */
const written = [
  `${consonants}ia`,
  `${consonants}iê(?:ng|[cmnptu])`,
  "yê(?:ng|[mntu])",
  `(?:${consonants}?u|qu)yê[nt]`,
  `${consonants}uya`,
];

function withoutTone(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/gu, "")
    .normalize("NFC");
}

/** Holds every choice against the rules. */
export const oracle: Oracle = (seen) =>
  onlyChoice(seen, (choice) => new RegExp(`^(?:${written.join("|")})$`, "u").test(withoutTone(choice)));
