import type { PublicQuestion } from "#lib/questions/question.ts";
import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

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

function isWritten(word: string): boolean {
  return new RegExp(`^(?:${written.join("|")})$`, "u").test(withoutTone(word));
}

/** The word that is heard, where it fills the gap and lies there. */
function fill(seen: Extract<PublicQuestion, { kind: "fill" }>): string | null {
  const { text, spoken } = seen.prompt;
  const [, word = "", phrase = ""] = /tiếng (\p{L}+) trong ([^.]+)\./u.exec(spoken) ?? [];
  const [gapped = ""] = quoted(text);
  const isRight = gapped.replace("…", word) === phrase && isWritten(word);
  return isRight && canPickParts(seen, splitLetters(word)) ? word : null;
}

/** Holds every choice against the rules. */
export const oracle: Oracle = (seen) => (seen.kind === "fill" ? fill(seen) : onlyChoice(seen, isWritten));
