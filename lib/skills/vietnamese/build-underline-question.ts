import { toLine } from "#lib/core/to-line.ts";
import type { Part, UnderlineKey } from "#lib/questions/kinds/underline/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { findSentencePart, type SentencePart } from "./find-sentence-part.ts";

/** The one sentence a prompt quotes; undefined where it quotes none or several. */
function sentenceOf(prompt: string): string | undefined {
  const [sentence, ...more] = [...prompt.matchAll(/“([^”]+)”/gu)].map(([, quoted]) => quoted);
  return more.length === 0 ? sentence : undefined;
}

/** A word without the marks that stand at it. */
function withoutMarks(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** With a small first letter: an answer has one where its sentence begins with a capital. */
function small(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** The words of a sentence, each with the marks that stand at it; a dash by itself goes with the word before it. */
export function splitWords(sentence: string): string[] {
  return sentence.replace(/\s+(?=[^\p{L}\p{N}\s]+(?:\s|$))/gu, "\u00a0").split(/[ \n]+/u);
}

/**
 * Where an answer stands in a sentence: all its words, side by side, whatever marks stand at them. Null where it is not
 * there, is there twice or is all of the sentence.
 */
export function findPart(words: readonly string[], answer: string): Part | null {
  const said = words.map(withoutMarks);
  const [first = "", ...others] = splitWords(answer).map(withoutMarks);
  const starts = said.flatMap((word, at) => {
    const goesOn = others.every((other, place) => other === said[at + 1 + place]);
    return goesOn && small(word) === small(first) ? [at] : [];
  });
  const [from, ...more] = starts;
  if (from === undefined || more.length > 0 || others.length + 1 === words.length) return null;
  return { from, to: from + others.length };
}

/** What the sentences on a part too short or too long begin with: whatever is asked for stands in none of them. */
export const underlineWords = [
  "Con gạch còn thiếu ở phía trước.",
  "Con gạch còn thiếu ở phía sau.",
  "Con gạch thừa tiếng.",
] as const;

/** What is said to a part that is not the right one, where no named mistake leads to it (SentencePart). */
type PartTexts = Pick<SentencePart, "tooShort" | "tooLong" | "elsewhere">;

/**
 * The key of the part that stands there. `mistakes`: other words of the sentence with what is said to them, passed over
 * where they do not stand there once, and `code` the name of them all. What is too long is told by the word beside the part that was taken too.
 */
export function underlineKey(
  words: readonly string[],
  part: Part,
  { tooShort, tooLong, elsewhere }: PartTexts,
  mistakes: readonly (readonly [words: string, feedback: string])[],
  code: MistakeCode,
): UnderlineKey {
  const long = (place: number) => {
    const word = words[place];
    return toLine(word === undefined ? tooLong : `Con gạch thừa tiếng “${withoutMarks(word)}”. ${tooLong}`);
  };
  return {
    ...part,
    mistakes: mistakes.flatMap(([other, feedback]) => {
      const found = findPart(words, other);
      return found === null ? [] : [{ ...found, feedback: toLine(feedback), code }];
    }),
    tooShort: {
      before: toLine(`${underlineWords[0]} ${tooShort}`),
      after: toLine(`${underlineWords[1]} ${tooShort}`),
    },
    tooLong: { before: long(part.from - 1), after: long(part.to + 1) },
    elsewhere: toLine(elsewhere),
  };
}

/** The wrong choices of an item with what is said to each. */
function namedMistakes({ distractors, feedback }: BankItem): (readonly [string, string])[] {
  return distractors.flatMap((choice) => {
    const said = feedback[choice];
    return said === undefined ? [] : [[choice, said] as const];
  });
}

/**
 * Asks an item by letting the pupil underline its answer in the sentence of its prompt. Null where the prompt asks for no
 * part of a sentence, or where the answer does not stand there exactly once: such an item stays a choice.
 */
export function buildUnderlineQuestion(item: BankItem, code: MistakeCode): Question | null {
  const asked = findSentencePart(item);
  const sentence = sentenceOf(item.prompt);
  if (asked === null || sentence === undefined) return null;
  const words = splitWords(sentence);
  const part = findPart(words, item.answer);
  if (part === null) return null;
  const { prompt, lines, hints, praise } = asked;
  return {
    kind: "underline",
    prompt: { text: prompt, spoken: toLine(`${prompt} ${sentence}`).spoken },
    figures: [],
    view: { words, lines },
    key: underlineKey(words, part, asked, namedMistakes(item), code),
    hints: hints.map((hint) => ({ ...toLine(hint), figures: null })),
    explanation: { ...toLine(item.explain), figures: null },
    praise: toLine(praise),
    answer: toLine(item.answer),
    identity: item.id,
  };
}
