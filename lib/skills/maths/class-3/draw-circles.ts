import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import type { GridPoint } from "#lib/questions/kinds/draw/grid.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import {
  outlineOf,
  type Rectangle,
  rectangleGoal,
  shapeMistakes,
  sidesOf,
} from "#lib/skills/families/drawn-rectangles.ts";

const sheet = { columns: 9, rows: 8 } as const;

const squares = (count: number) => `${count}\u00a0ô`;
const letters = ["O", "I", "A"] as const;

/** A middle so far from the edges that the whole circle lies on the sheet. */
function pickMiddle(rng: Rng, radius: number): GridPoint {
  return { x: rng.int(radius, sheet.columns - radius), y: rng.int(radius, sheet.rows - radius) };
}

const ways = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;

/** How a circle is asked for: its middle, and its radius or its diameter. */
interface Circle {
  readonly middle: GridPoint;
  readonly letter: string;
  readonly radius: number;
  readonly isDiameter: boolean;
}

const strokeAlong = ({ x, y }: GridPoint, way: GridPoint, length: number): Stroke => [
  ...[x, y],
  ...[x + way.x * length, y + way.y * length],
];

function circleMistakes({ middle, letter, radius, isDiameter }: Circle) {
  const all = (length: number) => ways.map((way) => [strokeAlong(middle, way, length)]);
  const isWhole = "Con đã lấy cả đường kính làm bán kính. Bán kính bằng một nửa đường kính.";
  const isShort = `Bán kính chưa đúng. Con đếm lại số ô, bắt đầu từ tâm ${letter} nhé!`;
  const isElsewhere = `Tâm của đường tròn chưa ở điểm ${letter}. Con kéo từ ${letter} ra nhé!`;
  return {
    measured: isDiameter ? all(radius * 2).map((strokes) => mistake("REL", strokes, isWhole)) : [],
    distractors: [
      ...all(radius - 1).map((strokes) => mistake("OFF1", strokes, isShort)),
      ...ways.map((way) => {
        const beside = { x: middle.x + way.x, y: middle.y + way.y };
        return mistake("PARTIAL", [strokeAlong(beside, way, 1)], isElsewhere);
      }),
    ],
  };
}

function explainCircle({ radius, isDiameter }: Circle, answer: string): string {
  const pull = `Kéo từ tâm ra ${squares(radius)} thì được ${answer}.`;
  return isDiameter ? `Bán kính bằng một nửa đường kính: ${radius * 2} : 2 = ${radius} (ô). ${pull}` : pull;
}

/** "Con vẽ đường tròn tâm O, bán kính 3 ô." */
export function buildCircleQuestion(rng: Rng): Question {
  const radius = rng.int(2, 4);
  const middle = pickMiddle(rng, radius);
  const letter = rng.pick(letters);
  const isDiameter = rng.pick([true, false]);
  const told = isDiameter ? `đường kính ${squares(radius * 2)}` : `bán kính ${squares(radius)}`;
  const answer = `đường tròn tâm ${letter}, bán kính ${squares(radius)}`;
  const view: DrawView = {
    ...{ ...sheet, tool: "circle", most: 1, lines: [], circle: null, proof: "squares" },
    points: [{ ...middle, name: letter }],
  };
  const circle = { middle, letter, radius, isDiameter };
  return drawQuestion(rng, {
    prompt: rng.pick([
      `Con vẽ đường tròn tâm ${letter}, ${told}.`,
      `Điểm ${letter} là tâm. Con vẽ đường tròn có ${told}.`,
    ]),
    view,
    goal: { type: "circle", middle, radius },
    drawing: [strokeAlong(middle, ways[0], radius)],
    answer,
    ...circleMistakes(circle),
    wrong: `Con kéo từ tâm ${letter} ra theo đường kẻ, đếm đủ số ô của bán kính.`,
    hints: [
      `Bán kính là khoảng cách từ tâm ${letter} đến đường tròn.`,
      isDiameter
        ? "Bán kính bằng một nửa đường kính. Con tính bán kính rồi kéo từ tâm ra."
        : `Con kéo từ tâm ${letter} ra theo một đường kẻ, vừa kéo vừa đếm số ô.`,
    ],
    explanation: explainCircle(circle, answer),
    praise: "draw",
    identity: `circle ${radius} ${isDiameter} ${JSON.stringify(middle)}`,
  });
}

function squareAround({ x, y }: GridPoint, length: number): Rectangle {
  const corner = { x: x - Math.floor(length / 2), y: y - Math.floor(length / 2) };
  return { corner, across: length, down: length };
}

function squareMistakes(middle: GridPoint, radius: number) {
  const square = squareAround(middle, radius * 2);
  const beside = ways.map(({ x, y }) => squareAround({ x: middle.x + x, y: middle.y + y }, radius * 2));
  const isBeside = "Cạnh đúng số ô rồi, nhưng hình tròn chưa nằm vừa khít ở trong.";
  return {
    measured: [
      mistake(
        "DATUM",
        outlineOf(squareAround(middle, radius)),
        "Cạnh này mới bằng bán kính. Cạnh phải bằng đường kính.",
      ),
    ],
    distractors: [
      ...beside.map((other) => mistake("PARTIAL", outlineOf(other), isBeside)),
      ...shapeMistakes(square, sidesOf(square), {
        open: "Hình chưa đủ bốn cạnh khép kín. Con xem lại nhé!",
        extra: "Hình vẽ có nét thừa. Hình vuông chỉ có bốn cạnh.",
        askew: "Hình có bốn cạnh rồi, nhưng chưa đủ bốn góc vuông. Con vẽ theo các đường kẻ nhé!",
        lengths: "Bốn cạnh hình vuông phải bằng nhau và bằng đường kính. Con đếm lại số ô nhé!",
      }),
    ],
  };
}

/** "Hình tròn tâm O có bán kính 3 ô. Con vẽ hình vuông vừa khít bên ngoài hình tròn." */
export function buildSquareAroundQuestion(rng: Rng): Question {
  const radius = rng.int(2, 4);
  const middle = pickMiddle(rng, radius);
  const letter = rng.pick(letters);
  const answer = `hình vuông cạnh ${squares(radius * 2)}`;
  const view: DrawView = {
    ...{ ...sheet, tool: "segment", most: 8, lines: [], proof: "squares" },
    points: [{ ...middle, name: letter }],
    circle: { ...middle, radius },
  };
  return drawQuestion(rng, {
    prompt: rng.pick([
      `Hình tròn tâm ${letter} có bán kính ${squares(radius)}. Con vẽ hình vuông chứa vừa khít hình tròn.`,
      `Con vẽ hình vuông vừa khít bên ngoài hình tròn tâm ${letter}, bán kính ${squares(radius)}.`,
    ]),
    view,
    goal: rectangleGoal({ lengths: [radius * 2, radius * 2], middle }),
    drawing: outlineOf(squareAround(middle, radius * 2)),
    answer,
    ...squareMistakes(middle, radius),
    wrong: "Con tìm các điểm trên cùng, dưới cùng, bên trái, bên phải của hình tròn nhé!",
    hints: [
      "Hình tròn nằm vừa khít thì mỗi cạnh hình vuông chạm hình tròn tại một điểm.",
      "Cạnh hình vuông dài bằng đường kính. Đường kính dài gấp 2 lần bán kính.",
    ],
    explanation: `Cạnh hình vuông bằng đường kính: ${radius} × 2 = ${radius * 2} (ô). Đó là ${answer}.`,
    praise: "draw",
    identity: `around ${radius} ${JSON.stringify(middle)}`,
  });
}
