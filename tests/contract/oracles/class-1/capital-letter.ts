import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

/** Who is called what in the sentences of this skill. */
const names = new Set(
  `lan hoa na mai nam hùng tâm minh thảo hà ngọc an dũng linh khoa thu quân tú bình vy sơn chi páo phong thư long nga huy`.split(
    " ",
  ),
);

/** Words by which people are called, so that a name may follow, and verbs that take one. */
const beforeName = /^(?:bạn|cô|bé|chị|anh|chú|bác|dì|gọi|tặng|đưa|cạnh|rủ|dắt|khen|nay|mượn)$/u;

function letters(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Which words of a sentence must have a capital: the first one and every name. */
function capitalWords(sentence: string): string[] {
  const words = sentence.toLowerCase().split(" ").map(letters);
  return words.filter((word, place) => place === 0 || (names.has(word) && beforeName.test(words[place - 1] ?? "")));
}

function isWellWritten(sentence: string): boolean {
  const capitals = capitalWords(sentence);
  return sentence
    .split(" ")
    .map(letters)
    .filter((word) => /^\p{L}+$/u.test(word))
    .every((word) => /^\p{Lu}/u.test(word) === capitals.includes(word.toLowerCase()));
}

/** The only word that has a capital and should have none, or the other way round. */
function wrongWord(sentence: string): string | null {
  const words = sentence.split(" ").map(letters);
  const capitals = capitalWords(sentence);
  const [wrong = null, ...more] = words.filter(
    (word, place) =>
      /^\p{Lu}/u.test(word) !== (capitals.includes(word.toLowerCase()) && (place === 0 || word !== words[0])),
  );
  return more.length === 0 ? wrong : null;
}

/** Looks at every word of every sentence. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") return wrongWord(seen.view.words.join(" "));
  const { text } = seen.prompt;
  const [sentence] = quoted(text);
  if (sentence === undefined) {
    const isWrongAsked = /sai|chưa đúng/u.test(text);
    return onlyChoice(seen, (choice) => isWellWritten(choice) !== isWrongAsked);
  }
  const written = sentence.split(" ").map(letters);
  const missing = capitalWords(sentence).filter((word) => written.includes(word));
  return onlyChoice(seen, (choice) => choice === missing.join(" và "));
};
