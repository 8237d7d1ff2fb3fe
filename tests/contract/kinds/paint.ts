import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

const names = { square: "ô", part: "phần", dot: "chấm tròn" } as const;

const written = (count: number, partName: keyof typeof names) => `${count}\u00a0${names[partName]}`;

function paintFaults(view: Kinds["paint"]["view"], key: Kinds["paint"]["key"], answer: Line): string[] {
  const { parts, columns, form, partName } = view;
  const isLaidInRows = form === "grid" || form === "set";
  const counts = key.mistakes.map(({ count }) => count);
  const faults = {
    "it cannot be painted": parts > 100 || key.count < 1 || key.count >= parts,
    "a row is not full": isLaidInRows && parts % columns !== 0,
    "its parts are too narrow for a finger": !isLaidInRows && parts > 12,
    "what lies in a group is no part of a sheet": (form === "set") !== (partName === "dot"),
    "the answer is not what is painted": answer.text !== written(key.count, partName),
    "a mistake stands twice or is right": new Set([...counts, key.count]).size !== counts.length + 1,
    "a mistake cannot be painted": counts.some((count) => count < 1 || count > parts),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const paintContract: KindContract<"paint"> = {
  faults: paintFaults,
  isRight: ({ partName }, _, answer, { painted }) => answer.text === written(painted.length, partName),
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), key.tooFew, key.tooMany],
  lines: () => [],
  anotherKey: (key, other) => ({ ...key, count: key.count === 1 ? 2 : key.count - 1, mistakes: [], tooFew: other }),
};
