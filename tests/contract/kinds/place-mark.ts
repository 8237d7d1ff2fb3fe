import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["place-mark"]["view"];
type Key = Kinds["place-mark"]["key"];

/** More of them do not fit on a phone, whatever their size. */
const mostLetters = 100;

const signs: Readonly<Record<string, string>> = { comma: ",", colon: ":", dash: "–", cut: "/" };
const opened: Readonly<Record<string, readonly string[]>> = { quotes: ["“", "”"], brackets: ["(", ")"] };

/** A sign between what is read already and the next word. */
function writeBefore(sign: string, word: string): string {
  if (sign === "–" || sign === "/") return ` ${sign} ${word}`;
  return sign === "“" || sign === "(" ? ` ${sign}${word}` : `${sign} ${word}`;
}

/** The lines as they are read once the marks stand there. */
function read({ lines, marks, places }: View, put: readonly number[]): string {
  const written = lines.map((words) => [...words, ""]);
  const signsAt = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const [at, { line, word, written: syllable }] of places.entries()) {
    const mark = marks[(put[at] ?? 0) - 1];
    const row = written[line];
    if (mark === undefined || row === undefined) continue;
    if (syllable !== null) row[word] = syllable[(put[at] ?? 0) - 1] ?? "?";
    const turn = seen.get(mark) ?? 0;
    seen.set(mark, turn + 1);
    signsAt.set(`${line} ${word}`, opened[mark]?.[turn % 2] ?? signs[mark] ?? "");
  }
  const told = written.map((words, line) =>
    words
      .map((word, at) => writeBefore(signsAt.get(`${line} ${at}`) ?? "", word))
      .join("")
      .trim(),
  );
  return told.join(" ");
}

function viewFaults({ lines, marks, places }: View): string[] {
  const letters = lines.flat().join(" ").length;
  const isOnWord = ({ line, word }: View["places"][number]) => (lines[line]?.[word] ?? "") !== "";
  const faults = {
    [`${letters} letters`]: letters > mostLetters || lines.some((words) => words.length === 0),
    "a word is no word": lines.flat().some((word) => word === "" || /\s/u.test(word)),
    [`${marks.length} marks`]: marks.length < 1 || marks.length > 3 || new Set(marks).size < marks.length,
    "there is nothing to choose from": places.length * marks.length < 2,
    "two places are one": new Set(places.map(({ line, word }) => `${line} ${word}`)).size < places.length,
    "a place is not on the sheet": places.some(
      ({ line, word, written }) =>
        word > (lines[line]?.length ?? -1) || (written !== null && word === lines[line]?.length),
    ),
    "a syllable is written with the mark from the start": places.some(
      (place) =>
        place.written !== null && (!isOnWord(place) || place.written.includes(lines[place.line]?.[place.word] ?? "")),
    ),
    "a mark is written in no way": places.some(({ written }) => written !== null && written.length !== marks.length),
    "no child should be shown a syllable": places.some(({ written }) =>
      written?.some((each) => avoidedSyllables.has(each.toLowerCase())),
    ),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

function keyFaults(view: View, { marks, wrong, missing }: Key, answer: Line): string[] {
  const { places } = view;
  const isPut = (at: number) => (marks[at] ?? 0) > 0;
  const faults = {
    "the key is out of step": [marks, wrong, missing].some((each) => each.length !== places.length),
    "a mark is none of those to be put": marks.some((mark) => mark < 0 || mark > view.marks.length),
    "nothing belongs anywhere": marks.every((mark) => mark === 0),
    "the key is not the answer": read(view, marks) !== answer.text,
    "what is missing is told of another place": missing.some((line, at) => (line !== null) !== isPut(at)),
    "a mark opens and nothing closes": view.marks.some(
      (mark, at) => mark in opened && marks.filter((each) => each === at + 1).length % 2 === 1,
    ),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${answer.text}`] : []));
}

export const placeMarkContract: KindContract<"place-mark"> = {
  faults: (view, key, answer) => [...viewFaults(view), ...keyFaults(view, key, answer)],
  isRight: (view, _, answer, { marks }) => read(view, marks) === answer.text,
  isAnswerAsked: false,
  feedback: (key) => [
    ...key.wrong,
    ...key.missing.flatMap((line) => (line === null ? [] : [line])),
    ...(key.unpaired === null ? [] : [key.unpaired.feedback]),
  ],
  lines: ({ lines }) => lines.map((words) => toLine(words.join(" "))),
  anotherKey: (key, other) => ({
    marks: key.marks.toReversed(),
    wrong: key.wrong.map(() => other),
    missing: key.missing.map((line) => (line === null ? null : other)),
    unpaired: key.unpaired === null ? null : { ...key.unpaired, feedback: other },
  }),
};
