import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

/** Whether each of the weights lies on the tray. */
function isTaken(tray: readonly number[], placed: readonly number[]): boolean {
  const countOf = (weights: readonly number[], weight: number) => weights.filter((each) => each === weight).length;
  return placed.every((weight) => countOf(placed, weight) <= countOf(tray, weight));
}

/** What the weights of a tray can come to, each taken or left. */
function sumsOf(tray: readonly number[]): readonly number[] {
  let sums = [0];
  for (const weight of tray) sums = sums.concat(sums.map((sum) => sum + weight));
  return sums;
}

function weighFaults(view: Kinds["weigh"]["view"], key: Kinds["weigh"]["key"], answer: Line): string[] {
  const { kg, beside = [], held, tray } = view;
  const faults: string[] = [];
  const missing = kg + total(beside) - total(held);
  if (missing !== key.kg || key.kg <= 0) faults.push("the key does not balance");
  if (tray.length < 2 || tray.length > 5 || tray.some((weight) => ![1, 2, 5, 10].includes(weight)))
    faults.push("a tray that cannot be drawn");
  if (tray.some((weight, index) => weight < (tray[index - 1] ?? weight))) faults.push("the tray is out of order");
  if (!sumsOf(tray).includes(missing)) faults.push("no weights of the tray balance");
  if (answer.text !== `${key.kg}\u00a0kg`) faults.push("the answer is not what is added");
  return faults;
}

export const weighContract: KindContract<"weigh"> = {
  faults: weighFaults,
  isRight: ({ kg, beside = [], held, tray }, _, __, { placed }) =>
    isTaken(tray, placed) && total([...held, ...placed]) === total([kg, ...beside]),
  isAnswerAsked: true,
  feedback: (key) => [key.tooLight, key.tooHeavy],
  lines: () => [],
  anotherKey: (key, other) => ({ kg: key.kg + 1, tooLight: other, tooHeavy: other }),
};
