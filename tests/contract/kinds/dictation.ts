import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { spelled } from "#tests/contract/spelled.ts";
import { anotherWriting, writingFaults, writingFeedback } from "./type.ts";

type View = Kinds["dictation"]["view"];
type Key = Kinds["dictation"]["key"];

/** More do not fit into four lines of a phone. */
const mostLetters = 86;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether the tiles hold all that is to be put, and no syllable is heard in two ways to write it. */
function tileFaults({ tiles, heard }: View): string[] {
  if (tiles === null) return [];
  const { texts } = tiles;
  const needed = tiles.unit === "words" ? (heard.match(/\p{L}+|[.,]/gu) ?? []) : [];
  const faults = {
    "a word has no tile": needed.some((word) => !texts.includes(word)),
    "too few tiles, or too many for a phone": texts.length < 4 || texts.length > 12,
    "letters do not make the syllable": tiles.unit === "letters" && !canBuild(texts, heard),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${heard}`] : []));
}

/** Whether some of the tiles together have just the letters and the tone of a syllable. */
function canBuild(texts: readonly string[], syllable: string): boolean {
  const [letters = "", tone = ""] = [
    ...(/^(.*?)([\u0300\u0301\u0303\u0309\u0323]?)$/u.exec(spelled(syllable)) ?? []),
  ].slice(1);
  const names: Readonly<Record<string, string>> = {
    "\u0300": "huyền",
    "\u0301": "sắc",
    "\u0309": "hỏi",
    "\u0303": "ngã",
    "\u0323": "nặng",
  };
  const hasLetters = texts.some((one) => texts.some((other) => `${one}${other}` === letters) || one === letters);
  return hasLetters && (tone === "" || texts.includes(names[tone] ?? ""));
}

function dictationFaults(view: View, key: Key, answer: Line): string[] {
  const said = wordsOf(view.pieces.join(" "))
    .join(" ")
    .replaceAll(/ dấu (?:phẩy|chấm)/gu, "");
  const faults = {
    "what is heard is not what is to be written": spelled(view.heard) !== spelled(key.text),
    "the pieces do not make the text": said !== wordsOf(key.text).join(" "),
    "more than fits on a phone": key.text.length > mostLetters,
    "the field is too short": view.mostSigns < key.text.length,
  };
  return [
    ...Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${key.text}`] : [])),
    ...writingFaults(key, answer),
    ...tileFaults(view),
  ];
}

export const dictationContract: KindContract<"dictation"> = {
  faults: dictationFaults,
  isRight: (_, __, answer, { written }) => spelled(written) === spelled(answer.text),
  // It is heard; nothing that is said of it is news.
  isAnswerAsked: true,
  feedback: writingFeedback,
  lines: () => [],
  anotherKey: anotherWriting,
};
