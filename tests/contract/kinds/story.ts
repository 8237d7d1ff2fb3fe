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
    answer.text.startsWith(`${result}`)
  );
}

function storyFaults({ numbers, units }: Kinds["story"]["view"], key: Key, answer: Line): string[] {
  const { operation, left, right, result } = key;
  const unit = units[key.unit]?.full.text ?? "";
  const faults: string[] = [];
  if (calculate(`${left} ${operation} ${right}`) !== result || result < 0) faults.push("the calculation is not true");
  if (![left, right].every((number) => numbers.includes(number))) faults.push("a number that is not in the text");
  if (new Set(units.map(({ full }) => full.text)).size !== units.length) faults.push("a unit stands twice");
  if (units.some(({ short, full }) => full.text !== short && !full.text.startsWith(`${short} `)))
    faults.push("a unit that does not fit");
  if (answer.text.replaceAll("\u00a0", " ") !== `${result} ${unit}`) faults.push("another answer");
  if (key.mistakes.some(({ value }) => value === result || value < 0)) faults.push("a mistake is none");
  return faults;
}

export const storyContract: KindContract<"story"> = {
  faults: storyFaults,
  isRight: ({ numbers, units }, _, answer, { operation, left, right, result, unit }) =>
    isCalculated(numbers, answer, { operation, left, right, result }) &&
    answer.text.replaceAll("\u00a0", " ") === `${result} ${units[unit]?.full.text}`,
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
