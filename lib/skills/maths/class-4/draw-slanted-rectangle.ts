import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, type GridSegment, minus, plus, squareOf } from "#lib/questions/kinds/draw/grid.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import { inner, isInside, sheet, strokeOf } from "./draw-lines.ts";

/** The ways of two sides at a right angle, from one corner. */
const sides: readonly (readonly [GridPoint, GridPoint])[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
].flatMap(([x = 0, y = 0]) =>
  [
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ].map(([long = 1, wide = 1]): readonly [GridPoint, GridPoint] => [
    { x: x * long, y: -y * long },
    { x: y * wide, y: x * wide },
  ]),
);

const quartets = ["ABCD", "MNPQ", "EGHK", "IKLM"] as const;

interface Corners {
  readonly a: GridPoint;
  readonly b: GridPoint;
  readonly c: GridPoint;
  readonly d: GridPoint;
}

/** All that have room on the sheet. */
const rectangles: readonly Corners[] = sides
  .flatMap(
    ([first, second]) =>
      [
        [first, second],
        [second, first],
      ] as const,
  )
  .flatMap(([one, other]) =>
    inner.map((a) => ({ a, b: plus(a, one), c: plus(plus(a, one), other), d: plus(a, other) })),
  )
  .filter(({ b, c, d }) => [b, c, d].every(isInside));

function mistakesOf({ a, b, c, d }: Corners): readonly Distractor<readonly Stroke[]>[] {
  const to = (from: GridPoint, end: GridPoint) => strokeOf({ from, to: end });
  const askew = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ].map((by) => plus(c, by));
  const longer = plus(c, minus(b, a));
  return [
    mistake("PARTIAL", [to(b, c)], "Hình chưa đủ bốn cạnh khép kín. Con xem lại nhé!"),
    mistake("OFF1", [to(b, c), to(c, d), to(a, c)], "Hình vẽ có nét thừa. Hình chữ nhật chỉ có bốn cạnh."),
    ...askew.map((corner) =>
      mistake(
        "OFF1",
        [to(b, corner), to(corner, d)],
        "Hình có bốn cạnh rồi, nhưng chưa đủ bốn góc vuông. Con đặt lại ê ke nhé!",
      ),
    ),
    mistake(
      "OFF1",
      [to(b, plus(b, minus(b, a))), to(plus(b, minus(b, a)), longer), to(longer, d)],
      "Con đã kéo dài cạnh đã vẽ. Con giữ nguyên hai cạnh cho sẵn nhé!",
    ),
  ];
}

/** Two slanted sides are given; the two others are drawn. */
export function buildFinishRectangleQuestion(rng: Rng): Question {
  const corners = rng.pick(rectangles);
  const { a, b, c, d } = corners;
  const name = rng.pick(quartets);
  const [first = "", second = "", third = "", last = ""] = name;
  const given: readonly GridSegment[] = [
    { from: a, to: b },
    { from: a, to: d },
  ];
  const view: DrawView = {
    ...{ ...sheet, tool: "segment", most: 6, circle: null, proof: "right angles" },
    points: [
      { ...a, name: first },
      { ...b, name: second },
      { ...d, name: last },
    ],
    lines: given.map((line) => ({ ...line, isEndless: false, isBase: true })),
  };
  const answer = `hình chữ nhật ${name}`;
  return drawQuestion(rng, {
    prompt: rng.pick([
      `Cho hai cạnh ${first}${second} và ${first}${last}. Con vẽ tiếp để được hình chữ nhật ${name}.`,
      `Con vẽ thêm hai cạnh để được hình chữ nhật ${name}.`,
    ]),
    view,
    goal: {
      ...{ type: "rectangle", given, corner: null, middle: null },
      squares: given.map(squareOf).toSorted((one, other) => one - other),
    },
    drawing: [strokeOf({ from: b, to: c }), strokeOf({ from: d, to: c })],
    answer,
    distractors: mistakesOf(corners),
    wrong: `Con vẽ từ ${second} và từ ${last}, mỗi cạnh vuông góc với cạnh cho sẵn.`,
    hints: [
      "Hình chữ nhật có bốn góc vuông và hai cặp cạnh đối diện bằng nhau.",
      `Con đếm xem từ ${first} đến ${last} đi ngang mấy ô, đi dọc mấy ô. Từ ${second}, con đi đúng như vậy.`,
    ],
    explanation: `Hai cạnh mới vuông góc với hai cạnh cho sẵn và gặp nhau ở đỉnh ${third}, được ${answer}.`,
    praise: "lines",
    identity: `rectangle ${JSON.stringify(corners)}`,
  });
}
