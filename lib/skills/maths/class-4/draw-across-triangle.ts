import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, type GridSegment, minus, plus } from "#lib/questions/kinds/draw/grid.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import { inner, isInside, isOnSheet, sheet, strokeFrom, strokeOf, strokesBeside, turnedStrokes } from "./draw-lines.ts";

/** Corners of triangles, from the first one. */
const triangles: readonly (readonly [GridPoint, GridPoint])[] = [
  [
    { x: 4, y: 0 },
    { x: 1, y: 2 },
  ],
  [
    { x: 3, y: 0 },
    { x: 1, y: 2 },
  ],
  [
    { x: 3, y: 0 },
    { x: 0, y: 2 },
  ],
  [
    { x: 2, y: 2 },
    { x: 4, y: 0 },
  ],
  [
    { x: 0, y: 3 },
    { x: 2, y: 1 },
  ],
  [
    { x: 3, y: 1 },
    { x: 1, y: 2 },
  ],
];

type Triangle = readonly [GridPoint, GridPoint, GridPoint];

/** The sides across from the corners, in their order. */
function sidesAcross([one, two, three]: Triangle): readonly GridSegment[] {
  return [
    { from: two, to: three },
    { from: one, to: three },
    { from: one, to: two },
  ];
}

function isRoomy(triangle: Triangle): boolean {
  const sides = sidesAcross(triangle);
  return triangle.every((corner, place) => {
    const side = sides[place];
    if (side === undefined || !isInside(corner)) return false;
    const way = minus(side.to, side.from);
    return isOnSheet(plus(corner, way)) || isOnSheet(minus(corner, way));
  });
}

function pickTriangle(rng: Rng): Triangle {
  const [second, third] = rng.pick(triangles);
  const [flipX, flipY] = [rng.pick([1, -1]), rng.pick([1, -1])];
  const flip = ({ x, y }: GridPoint) => ({ x: x * flipX, y: y * flipY });
  const all = inner.map((first): Triangle => [first, plus(first, flip(second)), plus(first, flip(third))]);
  return rng.pick(all.filter(isRoomy));
}

const trios = ["ABC", "MNP", "DEG", "HIK"] as const;

/** A corner of a triangle with its letter, and the side across from it with its name. */
interface Corner {
  readonly at: GridPoint;
  readonly letter: string;
  readonly side: GridSegment;
  readonly sideName: string;
}

function cornersOf(triangle: Triangle, name: string): readonly Corner[] {
  const [a = "", b = "", c = ""] = name;
  const letters = [a, b, c];
  const sideNames = [`${b}${c}`, `${a}${c}`, `${a}${b}`];
  return triangle.map((at, place) => ({
    ...{ at, letter: letters[place] ?? "", sideName: sideNames[place] ?? "" },
    side: sidesAcross(triangle)[place] ?? { from: at, to: at },
  }));
}

const strokeAcross = ({ at, side }: Corner): Stroke => strokeFrom(at, minus(side.to, side.from));

function mistakesOf(corners: readonly Corner[]): readonly Distractor<readonly Stroke[]>[] {
  const isTurned = "Có đường thẳng chưa song song với cạnh đối diện. Con đếm lại số ô nhé!";
  const isBeside = "Có đường thẳng chưa đi qua đỉnh nào của hình tam giác. Con bắt đầu từ đỉnh nhé!";
  const isSide = "Có đường thẳng trùng với một cạnh của hình tam giác. Con tìm cạnh đối diện của từng đỉnh nhé!";
  return [
    mistake("PARTIAL", corners.slice(0, 2).map(strokeAcross), "Con còn thiếu. Mỗi đỉnh có một đường thẳng đi qua."),
    ...corners.flatMap(({ at, side }) => {
      const way = minus(side.to, side.from);
      return [
        mistake("DATUM", [strokeOf(side)], isSide),
        ...turnedStrokes(at, way).map((stroke) => mistake("OFF1", [stroke], isTurned)),
        ...strokesBeside(at, way).map((stroke) => mistake("PARTIAL", [stroke], isBeside)),
      ];
    }),
  ];
}

/** Through each corner of a triangle, side by side with the side across from it. */
export function buildTriangleQuestion(rng: Rng): Question {
  const triangle = pickTriangle(rng);
  const name = rng.pick(trios);
  const corners = cornersOf(triangle, name);
  const told = corners.map(({ letter, sideName }) => `qua ${letter} song song với ${sideName}`);
  const answer = `các đường thẳng ${told.join(", ")}`;
  const [first] = corners;
  const view: DrawView = {
    ...{ ...sheet, tool: "line", most: 3, circle: null, proof: "steps" },
    points: corners.map(({ at, letter }) => ({ ...at, name: letter })),
    lines: corners.map(({ side }) => ({ ...side, isEndless: false, isBase: true })),
  };
  return drawQuestion(rng, {
    prompt: rng.pick([
      `Qua mỗi đỉnh của hình tam giác ${name}, con vẽ đường thẳng song song với cạnh đối diện.`,
      `Con vẽ ba đường thẳng: ${told.join("; ")}.`,
    ]),
    view,
    goal: { type: "lines", wanted: corners.map(({ at, side }) => ({ through: at, to: side, isUpright: false })) },
    drawing: corners.map(strokeAcross),
    answer,
    distractors: mistakesOf(corners),
    wrong: "Con vẽ lần lượt: mỗi đỉnh một đường thẳng, theo hướng của cạnh đối diện.",
    hints: [
      `Cạnh đối diện với một đỉnh là cạnh không có đỉnh đó: đối diện đỉnh ${first?.letter} là cạnh ${first?.sideName}.`,
      "Với từng cạnh, con đếm đi ngang mấy ô, đi dọc mấy ô. Từ đỉnh đối diện, con đi đúng như vậy.",
    ],
    explanation: `Đường thẳng qua mỗi đỉnh đi theo hướng của cạnh đối diện: ${answer}.`,
    praise: "lines",
    identity: `triangle ${JSON.stringify(triangle)}`,
  });
}
