import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const begins = (word: string) => splitLetters(word).initial;

/** Takes the words apart by their letters; a letter picked for a word has to make it up again with what is on the card. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [given = ""] = quoted(text);
  if (/giống/u.test(text)) return onlyChoice(seen, (choice) => begins(choice) === begins(given));
  if (/^Tiếng nào|^Con tìm tiếng/u.test(text)) return onlyChoice(seen, (choice) => begins(choice) === given);
  const card = seen.figures.find((figure) => figure.type === "word")?.text ?? "";
  return onlyChoice(seen, (choice) => choice === begins(given) && [given, card.replace("…", choice)].includes(given));
};
