import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { covers } from "#tests/contract/tangram-cover.ts";

type View = Kinds["tangram"]["view"];

/** What a piece is by its corners: how many, and whether all are right and all sides equal. */
function shapeOf(corners: View["outline"]): string {
  if (corners.length === 3) return "hình tam giác";
  const sides = corners.map(({ x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    return [next.x - x, next.y - y] as const;
  });
  const isRight = sides.every(([x, y], at) => {
    const [across = 0, down = 0] = sides[(at + 1) % sides.length] ?? [];
    return x * across + y * down === 0;
  });
  if (!isRight) return "hình tứ giác";
  return new Set(sides.map(([x, y]) => x * x + y * y)).size === 1 ? "hình vuông" : "hình chữ nhật";
}

function tangramFaults(view: View, key: Kinds["tangram"]["key"]): string[] {
  const faults = {
    "the pieces do not cover the outline": !covers(view, key.laid),
    "the key has other pieces":
      JSON.stringify(view.pieces.map(({ corners }) => ({ corners }))) !== JSON.stringify(key.pieces),
    "the key has another outline": JSON.stringify(view.outline) !== JSON.stringify(key.outline),
    "a piece is called what it is not": view.pieces.some(({ corners, name }) => shapeOf(corners) !== name),
    "a piece has to be turned where none can be": !view.canTurn && key.laid.some((at) => at !== null && at.turn > 0),
    "the outline leaves the grid": view.outline.some(({ x, y }) => x < 0 || y < 0 || x > view.columns || y > view.rows),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const tangramContract: KindContract<"tangram"> = {
  faults: tangramFaults,
  isRight: (view, _key, _answer, { laid }) => covers(view, laid),
  isAnswerAsked: true,
  feedback: ({ feedback }) => [feedback.outside, feedback.overlap, feedback.gap],
  lines: () => [],
  anotherKey: (key, other) => ({
    ...key,
    laid: key.laid.map(() => null),
    feedback: { outside: other, overlap: other, gap: other },
  }),
};
