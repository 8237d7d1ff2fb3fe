import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Takes every choice apart again. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [initial, rime] = quoted(text);
  const tone = /dấu (?:huyền|sắc|hỏi|ngã|nặng)/u.exec(text)?.[0] ?? "không có dấu";
  return onlyChoice(seen, (choice) => {
    const parts = splitLetters(choice);
    return parts.initial === initial && parts.rime === rime && parts.tone === tone;
  });
};
