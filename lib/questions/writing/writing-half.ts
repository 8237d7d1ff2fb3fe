import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { WritingFault } from "./compare-writing.ts";
import { findFaults, isWritten, knownMistake, type WritingKey } from "./grading.ts";

/** More than any field takes. */
export const mostSigns = 140;

const codes: { readonly [Fault in WritingFault]: MistakeCode } = {
  letter: "SPELL",
  mark: "SPELL",
  tone: "TONE",
  capital: "CAPS",
  hyphen: "SPELL",
  sign: "SPELL",
  space: "SPELL",
  missing: "PARTIAL",
  extra: "SPELL",
};

/** The key without the names of the mistakes. */
export function toWritingKey({ text, mistakes, tips, told }: WritingKey): WritingKey {
  return {
    text,
    mistakes: mistakes.map((mistake) => ({ text: mistake.text, feedback: toPublicLine(mistake.feedback) })),
    tips: tips.map(({ word, faults, instead, feedback }) => ({
      word,
      faults: faults.map((fault) => fault),
      ...(instead !== undefined && { instead: { part: instead.part, texts: instead.texts.map((text) => text) } }),
      feedback: toPublicLine(feedback),
    })),
    told: {
      letter: toPublicLine(told.letter),
      mark: toPublicLine(told.mark),
      tone: toPublicLine(told.tone),
      capital: toPublicLine(told.capital),
      hyphen: toPublicLine(told.hyphen),
      sign: toPublicLine(told.sign),
      space: toPublicLine(told.space),
      missing: toPublicLine(told.missing),
      extra: toPublicLine(told.extra),
    },
  };
}

/** The name of what is wrong first. */
export function nameWritten(key: WritingKey, text: string): MistakeCode | null {
  const known = knownMistake(key, text);
  if (known?.code !== undefined) return known.code;
  const [first] = findFaults(key, text);
  return first === undefined ? null : codes[first.fault];
}

/** The keyboard of a device may offer whole words. */
export function countWords({ text }: WritingKey): number {
  return text.split(" ").length;
}

/** So many examples lack a sign. */
const mostCut = 12;

/** Right texts and wrong ones: known mistakes, a single sign missing, and other capitals. */
export function writtenExamples(key: WritingKey) {
  const { text } = key;
  const step = Math.ceil(text.length / mostCut);
  const places = Array.from(text, (_, at) => at).filter((at) => at % step === 0 || at === text.length - 1);
  const cut = places.map((at) => text.slice(0, at) + text.slice(at + 1));
  const wrong = [...key.mistakes.map((mistake) => mistake.text), ...cut, text.toLowerCase(), text.toUpperCase()];
  return {
    right: [text, ` ${text.replaceAll(" ", "  ")} `, text.normalize("NFD")],
    wrong: [...new Set(wrong)].filter((each) => each.trim() !== "" && !isWritten(key, each)),
  };
}
