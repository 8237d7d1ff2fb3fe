import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { countedOf, placesOf, readSheet } from "#tests/contract/tally-cells.ts";

type View = Kinds["tally"]["view"];
type Key = Kinds["tally"]["key"];
type Response = Kinds["tally"]["response"];

/** What a sheet asks for, by its own words. */
function asks({ sheet }: View) {
  const isStrokes = sheet.type === "strokes";
  return { strokes: isStrokes, totals: !isStrokes || sheet.isTotalled, ends: isStrokes && sheet.namesEnds };
}

/** The names of the rows with the most and the least, which no other row shares. */
function endsOf(counts: readonly number[]): readonly [most: number, least: number] {
  return [counts.indexOf(Math.max(...counts)), counts.indexOf(Math.min(...counts))];
}

const isShared = (counts: readonly number[], count: number) => counts.filter((each) => each === count).length > 1;

function tallyFaults(view: View, key: Key, answer: Line): string[] {
  const { things, sheet } = view;
  const asked = asks(view);
  const counts = countedOf(view);
  const places = counts.length;
  const wrong = key.mistakes.map(({ place, value }) => `${place}: ${value}`);
  const names = sheet.type === "strokes" ? sheet.rows.map(({ name }) => name) : [...sheet.head.slice(1), ...sheet.rows];
  const [most, least] = endsOf(counts);
  const faults = {
    "more things than a phone has room for": things.length > 24 || things.length < 6,
    "a thing belongs to no place, or to two": placesOf(view).some((each) => each.length !== 1),
    "a row or cell without a thing": counts.includes(0),
    "too few or too many rows": places < 2 || places > 6 || sheet.rows.length > 4,
    "two rows or columns are called alike": new Set(names).size < names.length,
    "the strokes of the key are others": asked.strokes ? key.rows?.join() !== placesOf(view).join() : key.rows !== null,
    "the numbers of the key are others": asked.totals ? key.totals?.join() !== counts.join() : key.totals !== null,
    "two rows have the most or the least":
      asked.ends && (isShared(counts, counts[most] ?? 0) || isShared(counts, counts[least] ?? 0)),
    "the ends of the key are others": asked.ends ? key.ends?.join() !== [most, least].join() : key.ends !== null,
    "the answer is not what is counted": answer.text !== readSheet(view),
    "there are not as many sentences as places":
      key.stray.length !== (asked.strokes ? places : 0) ||
      [key.tooLow, key.tooHigh].some(({ length }) => length !== (asked.totals ? places : 0)),
    "nothing is said of what is left": asked.strokes === (key.left === null),
    "nothing is said of exchanged numbers": asked.totals === (key.exchanged === null),
    "nothing is said of wrong ends": asked.ends === (key.wrongEnds === null),
    "a mistake is right": key.mistakes.some(({ place, value }) => counts[place] === value),
    "a mistake stands twice": new Set(wrong).size < wrong.length,
    "a mistake cannot be typed": key.mistakes.some(({ value }) => value < 0 || value > 99),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

/** The strokes stand where the things belong, by what is seen of them. */
function isRight(view: View, { tallied, totals, ends }: Response): boolean {
  const asked = asks(view);
  const counts = countedOf(view);
  const isTallied = asked.strokes ? tallied?.join() === placesOf(view).join() : tallied === null;
  const isWritten = asked.totals ? totals?.join() === counts.join() : totals === null;
  return isTallied && isWritten && (asked.ends ? ends?.join() === endsOf(counts).join() : ends === null);
}

export const tallyContract: KindContract<"tally"> = {
  faults: tallyFaults,
  isRight: (view, _, __, response) => isRight(view, response),
  isAnswerAsked: false,
  feedback: ({ left, stray, mistakes, tooLow, tooHigh, exchanged, wrongEnds }) => [
    ...[left, exchanged].flatMap((line) => line ?? []),
    ...mistakes.map((each) => each.feedback),
    ...[...stray, ...tooLow, ...tooHigh],
    ...(wrongEnds === null ? [] : [wrongEnds.turned, wrongEnds.most, wrongEnds.least]),
  ],
  lines: ({ things, sheet }) => [
    ...things.flatMap((thing) =>
      thing.type === "word" ? [thing.text, ...(thing.below === undefined ? [] : [thing.below])].map(toLine) : [],
    ),
    ...(sheet.type === "strokes" ? sheet.rows.map(({ name }) => name) : [...sheet.head, ...sheet.rows])
      .filter((name) => name !== "")
      .map(toLine),
  ],
  anotherKey: (key, other) => ({
    ...key,
    rows: key.rows?.map((row) => row + 1) ?? null,
    totals: key.totals?.map((total) => total + 1) ?? null,
    mistakes: [],
    tooLow: key.tooLow.map(() => other),
  }),
};
