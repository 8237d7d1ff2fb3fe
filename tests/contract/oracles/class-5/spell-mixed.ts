import type { PublicQuestion } from "#lib/questions/question.ts";
import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { holdsAnswer } from "#tests/contract/holds-answer.ts";
import { misspeltSyllables } from "#tests/contract/misspelt-syllables.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { isMisspelt, isSpelledRight } from "#tests/contract/spelled-right.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const none = "không có từ nào";

/** Whether a word, or words that stand together, look like one that is known, and are none. */
function hasFault(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const isPart = (place: number) =>
    isSpelledRight(words.slice(place - 1, place + 1).join(" ")) ||
    isSpelledRight(words.slice(place, place + 2).join(" "));
  return words.some(
    (word, place) => (isMisspelt(word) && !isPart(place)) || isMisspelt(words.slice(place, place + 2).join(" ")),
  );
}

function holdsAll(seen: PublicQuestion, sentence: string): boolean {
  return seen.kind === "choice" && seen.view.choices.every(({ text }) => text === none || holdsAnswer(sentence, text));
}

/** The only syllable of a sentence that is written wrongly, beside those of a word that is told. */
function onlyMisspelt(sentence: string, told = ""): ReturnType<typeof misspeltSyllables>[number] | null {
  const known = told.split(" ");
  const [found, ...more] = misspeltSyllables(sentence).filter(({ wrong }) => !known.includes(wrong));
  return found === undefined || more.length > 0 ? null : found;
}

/** Looks up the words of the sentence: the one that is not known, and looks like one that is. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [sentence, told] = quoted(text);
  if (seen.kind === "underline") return onlyMisspelt(seen.view.words.join(" "))?.wrong ?? null;
  if (seen.kind === "fill") {
    const right = onlyMisspelt(sentence ?? "", told)?.right ?? null;
    return right !== null && canPickParts(seen, splitLetters(right)) ? right : null;
  }
  if (sentence === undefined) return onlyChoice(seen, (choice) => !hasFault(choice));
  if (text.includes("Cách sửa")) {
    return onlyChoice(seen, (choice) => {
      const [from = "", to = ""] = quoted(choice);
      return holdsAnswer(sentence, from) && isMisspelt(from) && isSpelledRight(to);
    });
  }
  if (!holdsAll(seen, sentence)) return null;
  return onlyChoice(seen, isMisspelt) ?? onlyChoice(seen, (choice) => choice === none && !hasFault(sentence));
};
