import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { spelled } from "#tests/contract/spelled.ts";

type View = Kinds["type"]["view"];
type Key = Kinds["type"]["key"];

/** More do not fit into two lines of a phone. */
const mostLetters = 44;

/** What is wrong with what a written text has to be, whatever it is written from. */
export function writingFaults(key: Key, answer: Line): string[] {
  const syllables = key.text.split(/[ -]/u).length;
  const faults = {
    "the answer is not what is written": key.text !== answer.text,
    "the answer is not tidy":
      /^\s|\s$| {2}| [.,]|[^\p{L} .,-]/u.test(key.text) || key.text !== key.text.normalize("NFC"),
    "a mistake is right": key.mistakes.some(({ text }) => spelled(text) === spelled(key.text)),
    "a mistake stands twice": new Set(key.mistakes.map(({ text }) => text)).size !== key.mistakes.length,
    "a tip is on no syllable": key.tips.some(({ word }) => word < 0 || word >= syllables),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${key.text}`] : []));
}

/** Every sentence that answers a wrong text. */
export function writingFeedback({ mistakes, tips, told }: Key): readonly Line[] {
  return [...mistakes.map(({ feedback }) => feedback), ...tips.map(({ feedback }) => feedback), ...Object.values(told)];
}

export function anotherWriting(key: Key, other: Line): Key {
  return {
    text: `${key.text} thêm`,
    mistakes: [],
    tips: [],
    told: Object.fromEntries(Object.keys(key.told).map((fault) => [fault, other])) as Key["told"],
  };
}

function typeFaults({ given, mostSigns }: View, key: Key, answer: Line): string[] {
  const faults = {
    "it is given as it should be written": spelled(given) === spelled(key.text),
    "more than fits on a phone": given.length > mostLetters || key.text.length > mostLetters,
    "the field is too short": mostSigns < key.text.length,
  };
  return [
    ...Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${key.text}`] : [])),
    ...writingFaults(key, answer),
  ];
}

export const typeContract: KindContract<"type"> = {
  faults: typeFaults,
  isRight: (_, __, answer, { text }) => spelled(text) === spelled(answer.text),
  // The words are given; how they are written is not, and "Tiểu học" is compared with its capitals nowhere.
  isAnswerAsked: true,
  feedback: writingFeedback,
  lines: () => [],
  anotherKey: anotherWriting,
};
