import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { calculate } from "#tests/contract/calculate.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type Key = Kinds["story"]["key"];

type Calculation = Pick<Kinds["story"]["response"], "operation" | "left" | "right" | "result">;

/** Whether it is made of two numbers of the text and comes to what the answer says. */
function isCalculated(numbers: readonly number[], answer: Line, { operation, left, right, result }: Calculation) {
  const areTold = left === right ? numbers.filter((number) => number === left).length > 1 : true;
  return (
    areTold &&
    [left, right].every((number) => numbers.includes(number)) &&
    calculate(`${left} ${operation} ${right}`) === result &&
    new RegExp(`(?<!\\d)${result}(?!\\d)`, "u").test(answer.text)
  );
}

type View = Kinds["story"]["view"];

/** The answer as it is written: a number with its unit, or a sentence with the number in it. */
function written({ isSentence }: View, full: string, result: number): string {
  return isSentence === true ? full.split("…").join(String(result)) : `${result} ${full}`;
}

function unitFaults({ units, isSentence }: View): string[] {
  const fits = units.every(({ short, full: { text } }) =>
    isSentence === true
      ? text.split("…").length === 2 && text.endsWith(".")
      : text === short || text.startsWith(`${short} `),
  );
  const areApart = new Set(units.map(({ full }) => full.text)).size === units.length;
  return [...(fits ? [] : ["a unit that does not fit"]), ...(areApart ? [] : ["a unit stands twice"])];
}

function storyFaults(view: View, key: Key, answer: Line): string[] {
  const { numbers, units } = view;
  const { operation, left, right, result } = key;
  const unit = units[key.unit]?.full.text ?? "";
  const faults: string[] = [];
  if (calculate(`${left} ${operation} ${right}`) !== result || result < 0) faults.push("the calculation is not true");
  if (![left, right].every((number) => numbers.includes(number))) faults.push("a number that is not in the text");
  if (answer.text.replaceAll("\u00a0", " ") !== written(view, unit, result)) faults.push("another answer");
  if (key.mistakes.some(({ value }) => value === result || value < 0)) faults.push("a mistake is none");
  return [...faults, ...unitFaults(view)];
}

export const storyContract: KindContract<"story"> = {
  faults: storyFaults,
  isRight: (view, _, answer, { operation, left, right, result, unit }) =>
    isCalculated(view.numbers, answer, { operation, left, right, result }) &&
    answer.text.replaceAll("\u00a0", " ") === written(view, view.units[unit]?.full.text ?? "", result),
  isAnswerAsked: false,
  feedback: (key) => [
    ...[key.wrongOperation, key.wrongNumbers, key.swapped, key.wrongResult, key.wrongUnit],
    ...key.mistakes.map(({ feedback }) => feedback),
  ],
  lines: ({ lead, units }) => [lead, ...units.map(({ full }) => full)],
  anotherKey: (key, other) => ({
    operation: key.operation === "+" ? "−" : "+",
    left: key.right,
    right: key.left,
    result: key.result + 1,
    unit: key.unit === 0 ? 1 : 0,
    wrongOperation: other,
    wrongNumbers: other,
    swapped: other,
    mistakes: [],
    wrongResult: other,
    wrongUnit: other,
  }),
};
