import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Covers one part of the word after the other. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [word = ""] = quoted(text);
  const parts = splitLetters(word);
  if (seen.kind === "fill") return canPickParts(seen, parts) ? word : null;
  const { initial, rime, tone } = parts;
  const asked = /[Ââ]m đầu/u.test(text) ? initial : rime;
  const called = tone === "không có dấu" ? "thanh ngang" : tone.replace("dấu", "thanh");
  const wanted = /phần/u.test(text) ? `${initial}, ${rime}, ${called}` : asked;
  return onlyChoice(seen, (choice) => choice === wanted);
};
