import type { PublicQuestion } from "#lib/questions/question.ts";
import { holdsAnswer } from "#tests/contract/holds-answer.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { isMisspelt, isSpelledRight } from "#tests/contract/spelled-right.ts";

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

/** Looks up the words of the sentence: the one that is not known, and looks like one that is. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [sentence] = quoted(text);
  if (sentence === undefined) return onlyChoice(seen, (choice) => !hasFault(choice));
  if (text.includes("Cách sửa")) {
    return onlyChoice(seen, (choice) => {
      const [from = "", to = ""] = quoted(choice);
      return holdsAnswer(sentence, from) && isMisspelt(from) && isSpelledRight(to);
    });
  }
  if (/phải viết|sửa lại/u.test(text)) {
    return onlyChoice(seen, (choice) => isSpelledRight(choice) && !holdsAnswer(sentence, choice));
  }
  if (!holdsAll(seen, sentence)) return null;
  return onlyChoice(seen, isMisspelt) ?? onlyChoice(seen, (choice) => choice === none && !hasFault(sentence));
};
