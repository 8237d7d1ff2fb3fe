import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact, type Exact } from "#tests/contract/exact.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["steps"]["view"];
type Key = Kinds["steps"]["key"];
type StepLine = Kinds["steps"]["response"]["lines"][number];

const isEqual = (one: Exact, other: Exact) => compareExact(one, other) === 0;
const read = (number: number | string) => evaluate(String(number).replace(".", ","));

/** The two sides of a line. */
function sidesOf({ typed }: StepLine): readonly [expression: string, result: Exact] {
  const [expression = "", result = ""] = typed.split("=");
  return [expression, evaluate(result)];
}

/** Whether a line holds, leads to what its sentence speaks of, and is made of numbers that are known by then. */
function isLineRight({ known, targets, slips }: Key, before: readonly StepLine[], line: StepLine): boolean {
  const target = targets[line.sentence];
  if (target === undefined || target === null || before.some(({ sentence }) => sentence === line.sentence))
    return false;
  const [expression, result] = sidesOf(line);
  const numbers = (expression.match(/[\d,]+/gu) ?? []).map(read);
  const found = [...known.map(({ value }) => read(value)), ...before.map((each) => sidesOf(each)[1])];
  return (
    isEqual(evaluate(expression), result) &&
    isEqual(result, read(target.value)) &&
    line.unit === target.unit &&
    numbers.every((number) => found.some((each) => isEqual(each, number))) &&
    !slips.some((slip) => slip.sentence === line.sentence && slip.typed === line.typed)
  );
}

const isWhole = (view: View, key: Key, answer: Line, lines: readonly StepLine[]) =>
  lines.every((line, place) => isLineRight(key, lines.slice(0, place), line)) &&
  lines.filter(({ sentence }) => sentence < view.given).length === view.given &&
  endsWith(view, key, answer, lines);

/** The last line comes to the answer as it is written. */
function endsWith({ units }: View, key: Key, answer: Line, lines: readonly StepLine[]): boolean {
  const last = lines.at(-1);
  if (last === undefined || last.sentence !== key.asked) return false;
  const [, number = ""] = /^([\d\u00a0,]+)/u.exec(answer.text) ?? [];
  return isEqual(evaluate(number.replace(/\u00a0$/u, "")), sidesOf(last)[1]) && units[last.unit] !== undefined;
}

function viewFaults({ sentences, given, mostLines, units, extras }: View, { solutions }: Key): string[] {
  const texts = sentences.map(({ text }) => text);
  const typed = solutions.flat().map((line) => line.typed);
  const faults = {
    "a sentence does not lead to a calculation": texts.some((text) => !text.endsWith(" là:")),
    "a sentence stands twice": new Set(texts).size !== texts.length,
    "a unit stands twice": new Set(units).size !== units.length || units.length < 2,
    "more lines than there may be": mostLines > sentences.length || given > mostLines,
    "a given sentence is not used": solutions.some((lines) =>
      lines.some(({ sentence }, place) => place < given && sentence !== place),
    ),
    "brackets are not on the pad": extras === "none" && typed.some((line) => /[(),]/u.test(line)),
    "a comma is not on the pad": extras !== "brackets and comma" && typed.some((line) => line.includes(",")),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

function stepsFaults(view: View, key: Key, answer: Line): string[] {
  const { solutions, slips, said, targets } = key;
  const made = slips.map(({ sentence, twin }) => `${sentence} ${twin.toPrecision(9)}`);
  const right = targets.map((target, sentence) => `${sentence} ${target?.twin.toPrecision(9)}`);
  const lists = [...Object.values(said), ...slips.map(({ feedback }) => feedback)];
  const faults = {
    "a solution is not right": solutions.some((lines) => !isWhole(view, key, answer, lines)),
    "a solution is too long": solutions.some((lines) => lines.length > view.mostLines),
    "a slip is none, or stands twice": new Set([...made, ...right]).size !== made.length + right.length,
    "a slip comes to the right number": slips.some(({ sentence, typed }) =>
      isEqual(evaluate(typed.split("=")[1] ?? "0"), read(targets[sentence]?.value ?? -1)),
    ),
    "a slip is not worked out": slips.some((slip) => {
      const [expression, result] = sidesOf({ ...slip, unit: 0 });
      return !isEqual(evaluate(expression), result);
    }),
    "a place has no sentence": lists.some((lines) => lines.length !== view.mostLines),
  };
  return [...viewFaults(view, key), ...Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))];
}

export const stepsContract: KindContract<"steps"> = {
  faults: stepsFaults,
  isRight: (view, key, answer, { lines }) => isWhole(view, key, answer, lines),
  isAnswerAsked: false,
  feedback: ({ said, slips, missing }) => [
    ...Object.values(said).flat(),
    ...slips.flatMap(({ feedback }) => feedback),
    missing,
  ],
  lines: ({ sentences }) => sentences,
  anotherKey: (key, other) => ({
    ...key,
    known: [],
    targets: [],
    asked: key.asked === 0 ? 1 : 0,
    solutions: [],
    slips: [],
    missing: other,
  }),
};
