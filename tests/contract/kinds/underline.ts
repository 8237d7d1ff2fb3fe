import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

/** More of them do not fit on a phone, whatever their size. */
const mostLetters = 100;

/** The words alone, small. */
function bare(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** How often words stand side by side in others. */
function timesIn(sentence: readonly string[], part: readonly string[]): number {
  return sentence.filter((_, at) => part.every((word, place) => word === sentence[at + place])).length;
}

function underlineFaults({ words }: Kinds["underline"]["view"], { from, to }: Kinds["underline"]["key"], answer: Line) {
  const sentence = words.join(" ");
  const faults: string[] = [];
  if (words.length < 3 || sentence.length > mostLetters)
    faults.push(`${words.length} words, ${sentence.length} letters`);
  if (words.some((word) => /\s/u.test(word) || bare(word) === "")) faults.push("a word is no word");
  if (from < 0 || from > to || to >= words.length) faults.push("the key leaves the sentence");
  if (to - from + 1 === words.length) faults.push("the whole sentence is to be underlined");
  if (bare(words.slice(from, to + 1).join(" ")) !== bare(answer.text)) faults.push("the key is not the answer");
  if (timesIn(bare(sentence).split(" "), bare(answer.text).split(" ")) !== 1) faults.push("the answer is there twice");
  return faults;
}

export const underlineContract: KindContract<"underline"> = {
  faults: underlineFaults,
  isRight: ({ words }, _, answer, { from, to }) => bare(words.slice(from, to + 1).join(" ")) === bare(answer.text),
  isAnswerAsked: false,
  feedback: ({ mistakes, tooShort, tooLong, elsewhere }) => [
    ...mistakes.map(({ feedback }) => feedback),
    ...[tooShort, tooLong].flatMap(({ before, after }) => [before, after]),
    elsewhere,
  ],
  lines: ({ words }) => [toLine(words.join(" "))],
  anotherKey: (key, other) => ({
    from: key.from + 1,
    to: key.to + 1,
    mistakes: key.mistakes.map((part) => ({ ...part, feedback: other })),
    tooShort: { before: other, after: other },
    tooLong: { before: other, after: other },
    elsewhere: other,
  }),
};
