import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Looks for the mark among the letters. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [word] = quoted(text);
  if (word !== undefined) return onlyChoice(seen, (choice) => choice === splitLetters(word).tone);
  const asked = /dấu (?:huyền|sắc|hỏi|ngã|nặng)/u.exec(text)?.[0] ?? "không có dấu";
  return onlyChoice(seen, (choice) => splitLetters(choice).tone === asked);
};
