import type { Line } from "#lib/core/line.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function weighFaults(view: Kinds["weigh"]["view"], key: Kinds["weigh"]["key"], answer: Line): string[] {
  const { kg, held, tray } = view;
  const faults: string[] = [];
  if (kg - held.reduce((sum, weight) => sum + weight, 0) !== key.kg || key.kg <= 0)
    faults.push("the key does not balance");
  if (tray.length < 2 || tray.length > 5 || tray.some((weight) => ![1, 2, 5, 10].includes(weight)))
    faults.push("a tray that cannot be drawn");
  if (tray.some((weight, index) => weight < (tray[index - 1] ?? weight))) faults.push("the tray is out of order");
  if (kinds.weigh.examples(view, key).right.length === 0) faults.push("no weights of the tray balance");
  if (answer.text !== `${key.kg}\u00a0kg`) faults.push("the answer is not what is added");
  return faults;
}

export const weighContract: KindContract<"weigh"> = {
  faults: weighFaults,
  isAnswerAsked: true,
  feedback: (key) => [key.tooLight, key.tooHeavy],
  lines: () => [],
  anotherKey: (key, other) => ({ kg: key.kg + 1, tooLight: other, tooHeavy: other }),
};
