import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { shapeFaults } from "#tests/contract/shape-faults.ts";

function pickShapesFaults({ tiles }: Kinds["pick-shapes"]["view"], key: Kinds["pick-shapes"]["key"], answer: Line) {
  const faults = tiles.flatMap(({ part }) => shapeFaults(part, 100, 100));
  const places = [...tiles.keys()];
  if (tiles.length !== 6 && tiles.length !== 9) faults.push(`${tiles.length} tiles`);
  if (new Set(tiles.map(({ name }) => name)).size < tiles.length) faults.push("two tiles are told the same");
  if (key.picked.length < 2 || key.picked.length >= tiles.length) faults.push(`${key.picked.length} tiles fit`);
  if (key.picked.some((place, index) => place <= (key.picked[index - 1] ?? -1) || !places.includes(place)))
    faults.push("the key is out of order");
  if (places.some((place) => (key.feedback[place] === null) !== key.picked.includes(place)))
    faults.push("feedback is out of step");
  if (!answer.text.startsWith(`${key.picked.length} `)) faults.push("the answer is not how many fit");
  return faults;
}

export const pickShapesContract: KindContract<"pick-shapes"> = {
  faults: pickShapesFaults,
  isRight: ({ tiles }, key, _, { picked }) =>
    picked.join() === [...tiles.keys()].filter((place) => key.feedback[place] === null).join(),
  isAnswerAsked: false,
  feedback: (key) => [key.missed, ...key.feedback.filter((line) => line !== null)],
  lines: () => [],
  anotherKey: (key, other) => ({ picked: key.picked.slice(1), missed: other, feedback: [] }),
};
