import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["mark-text"]["view"];
type Key = Kinds["mark-text"]["key"];

/** More does not fit on a phone: letters of a line of verse, of a sentence in which words are marked, and of a whole text. */
const most = { verse: 30, sentence: 100, text: 380, lines: 6 } as const;

/** The words alone, small. */
function bare(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** What is marked, as a teacher would write it down. */
function written({ lines, unit, pencils }: View, marks: readonly number[]): string {
  const pieces = lines.flat();
  const marked = (pencil: number) => pieces.flatMap((piece, at) => (marks[at] === pencil ? [{ piece, at }] : []));
  if (unit === "sentence")
    return marked(1)
      .map(({ at }) => `câu ${at + 1}`)
      .join(" ");
  if (pencils.length === 0)
    return marked(1)
      .map(({ piece }) => bare(piece))
      .join(" ");
  return pencils
    .map((name, at) =>
      `${name} ${marked(at + 1)
        .map(({ piece }) => bare(piece))
        .join(" ")}`.toLowerCase(),
    )
    .join(" ");
}

function roomFaults({ lines, unit }: View): string[] {
  const longest = Math.max(...lines.map((line) => line.join(" ").length));
  const all = lines.flat().join(" ").length;
  const isVerse = unit === "word" && lines.length > 1;
  const faults = {
    "a line of verse is too long": isVerse && longest > most.verse,
    "a sentence is too long": unit === "word" && !isVerse && longest > most.sentence,
    "the text is too long": all > most.text || lines.length > most.lines,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${longest}, ${all}`] : []));
}

/** Every way to mark a piece wrongly has its sentence, and no right one has. */
function wrongFaults({ pencils }: View, { marks, wrong }: Key): string[] {
  const pens = Array.from({ length: Math.max(1, pencils.length) }, (_, at) => at + 1);
  const asked = marks.flatMap((mark, piece) => pens.filter((pen) => pen !== mark).map((pen) => `${piece} ${pen}`));
  const told = wrong.flatMap(({ pieces, mark }) => pieces.map((piece) => `${piece} ${mark}`));
  return told.toSorted().join() === asked.toSorted().join() ? [] : [`told: ${told} asked: ${asked}`];
}

function markTextFaults(view: View, key: Key, answer: Line): string[] {
  const { lines, unit, pencils } = view;
  const { marks, missing } = key;
  const pens = Math.max(1, pencils.length);
  const faults = {
    "a piece is no words": lines.flat().some((piece) => bare(piece) === ""),
    "sentences share a line": unit === "sentence" && lines.some((line) => line.length !== 1),
    "a piece has no mark": marks.length !== lines.flat().length,
    "nothing or all is to be marked": !marks.includes(1) || !(pencils.length > 0 || marks.includes(0)),
    "a pencil has nothing to do": marks.some((mark) => mark > pens) || new Set(marks).size < pencils.length,
    "the key is not the answer": written(view, marks) !== bare(answer.text),
    "nothing is said to what is missing": missing.length !== pens,
  };
  return [
    ...Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: ${answer.text}`] : [])),
    ...roomFaults(view),
    ...wrongFaults(view, key),
  ];
}

export const markTextContract: KindContract<"mark-text"> = {
  faults: markTextFaults,
  isRight: (view, _, answer, { marks }) => written(view, marks) === bare(answer.text),
  isAnswerAsked: false,
  feedback: ({ wrong, missing }) => [...wrong.map(({ feedback }) => feedback), ...missing],
  lines: ({ lines, unit }) => (unit === "sentence" ? lines.flat() : lines.map((line) => line.join(" "))).map(toLine),
  anotherKey: ({ marks }, other) => ({
    marks: marks.map((mark) => 1 - Math.min(1, mark)),
    wrong: [],
    missing: [other],
  }),
};
