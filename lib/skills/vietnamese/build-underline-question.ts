import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { findPart } from "./find-part.ts";
import { findSentencePart } from "./find-sentence-part.ts";
import { splitWords } from "./split-words.ts";

/** The one sentence a prompt quotes; undefined where it quotes none or several. */
function sentenceOf(prompt: string): string | undefined {
  const [sentence, ...more] = [...prompt.matchAll(/“([^”]+)”/gu)].map(([, quoted]) => quoted);
  return more.length === 0 ? sentence : undefined;
}

/**
 * Asks an item by letting the pupil underline its answer in the sentence of its prompt. Null where the prompt asks for no
 * part of a sentence, or where the answer does not stand there exactly once: such an item stays a choice.
 */
export function buildUnderlineQuestion(item: BankItem): Question | null {
  const asked = findSentencePart(item);
  const sentence = sentenceOf(item.prompt);
  if (asked === null || sentence === undefined) return null;
  const words = splitWords(sentence);
  const part = findPart(words, item.answer);
  if (part === null) return null;
  const { prompt, lines, hints, praise, tooShort, tooLong, elsewhere } = asked;
  return {
    kind: "underline",
    prompt: { text: prompt, spoken: toLine(`${prompt} ${sentence}`).spoken },
    figures: [],
    view: { words, lines },
    key: { ...part, tooShort: toLine(tooShort), tooLong: toLine(tooLong), elsewhere: toLine(elsewhere) },
    hints: hints.map((hint) => ({ ...toLine(hint), figures: null })),
    explanation: { ...toLine(item.explain), figures: null },
    praise: toLine(praise),
    answer: toLine(item.answer),
    identity: item.id,
  };
}
