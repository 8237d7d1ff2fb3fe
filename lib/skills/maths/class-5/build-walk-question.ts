import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { routeDiagram } from "#lib/questions/diagrams/route-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { total } from "#lib/skills/total.ts";

type Route = Parameters<typeof routeDiagram>[0];

const directions = {
  right: { name: "sang phải", x: 1, y: 0 },
  left: { name: "sang trái", x: -1, y: 0 },
  up: { name: "lên trên", x: 0, y: 1 },
  down: { name: "xuống dưới", x: 0, y: -1 },
} as const;

interface Step {
  readonly towards: keyof typeof directions;
  readonly count: number;
}

/** Two or three steps inside a field of 7 by 4, across and upright in turn. */
function pickSteps(rng: Rng): { readonly steps: Step[]; readonly start: { readonly x: number; readonly y: number } } {
  const isUp = rng.int(0, 1) === 0;
  const [first, second, third] = [rng.int(2, 4), rng.int(2, 4), rng.int(1, 2)];
  const across = { towards: "right", count: first } as const;
  const upright = { towards: isUp ? "up" : "down", count: second } as const;
  const more = { towards: rng.pick(["right", "left"] as const), count: third };
  return {
    steps: rng.int(0, 1) === 0 ? [across, upright] : [across, upright, more],
    start: { x: rng.int(0, 1), y: isUp ? 0 : 4 },
  };
}

const tell = (steps: readonly Step[]) =>
  steps.map(({ towards, count }) => `${directions[towards].name} ${count} ô`).join(", rồi ");

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Every corner of the way, the start first. */
function walk(start: Spot, steps: readonly Step[]): Spot[] {
  const way = [start];
  let { x, y } = start;
  for (const { towards, count } of steps) {
    x += directions[towards].x * count;
    y += directions[towards].y * count;
    way.push({ x, y });
  }
  return way;
}

/** A field of 7 by 4 squares with named points and a way between them. */
export function onField(
  points: Route["points"],
  alt: string,
  way: Route["way"] = [],
  isCounted = false,
): DiagramFigure {
  return routeDiagram({ columns: 7, rows: 4, points, way, things: [], isNumbered: false, isCounted, alt });
}

const letters = ["B", "C", "D", "E"] as const;

/** What went wrong across: whoever ends to the right of the end went too far to the right, or not back far enough. */
function tellAcross(steps: readonly Step[], isPast: boolean): string {
  const [more, less] = ["đi quá số ô", "chưa đi đủ số ô"];
  const across = steps.filter(({ towards }) => towards === "right" || towards === "left");
  if (across.length === 1) return `Chặng ${directions.right.name}, con ${isPast ? more : less}.`;
  return across.every(({ towards }) => towards === "right")
    ? `Hai chặng ${directions.right.name}, con ${isPast ? more : less}.`
    : `Con ${isPast ? more : less} ở chặng sang phải, hoặc ${isPast ? less : more} ở chặng sang trái.`;
}

/** Said to a point that is not the end: which part of the way leads there. */
function tellSpot(spot: Spot, way: readonly Spot[], steps: readonly Step[]): string {
  const end = way.at(-1) ?? spot;
  const corner = way.at(-2);
  if (spot.x === corner?.x && spot.y === corner.y) return "Con còn quên chặng cuối.";
  const upright = steps.find(({ towards }) => towards === "up" || towards === "down");
  if (spot.y === end.y) return tellAcross(steps, spot.x > end.x);
  if (spot.x !== end.x) return "Con đếm lại số ô của cả chặng đi ngang và chặng đi dọc.";
  const { name, y } = directions[upright?.towards ?? "up"];
  return `Chặng ${name}, con ${(spot.y - end.y) * y > 0 ? "đi quá số ô" : "chưa đi đủ số ô"}.`;
}

/** "Từ A đi sang phải 3 ô, rồi lên trên 2 ô thì đến điểm nào?" */
function buildEndQuestion(rng: Rng): Question {
  const { steps, start } = pickSteps(rng);
  const way = walk(start, steps);
  const end = way.at(-1) ?? start;
  const around = [
    { x: end.x + 1, y: end.y },
    { x: end.x - 1, y: end.y },
    { x: end.x, y: end.y + 1 },
    { x: end.x, y: end.y - 1 },
    { x: end.x + 1, y: end.y === 2 ? 1 : 4 - end.y },
    { x: end.x - 2, y: end.y },
  ].filter(({ x, y }) => x >= 0 && x <= 7 && y >= 0 && y <= 4 && (x !== start.x || y !== start.y));
  const names = rng.shuffle(letters);
  const places = [end, ...rng.shuffle(around).slice(0, 3)].map((place, index) => ({
    ...place,
    name: names[index] ?? "",
  }));
  const [right, ...wrong] = places;
  const points = [{ ...start, name: "A" }, ...places];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Từ A, con kiến đi ${tell(steps)}. Con kiến đến điểm nào?`,
      `Bắt đầu từ điểm A, đi ${tell(steps)} thì đến điểm nào?`,
    ]),
    figures: [onField(points, "Lưới ô vuông có điểm A và bốn điểm khác.")],
    answer: wordsValue(`điểm ${right?.name}`),
    distractors: wrong.map((spot) =>
      mistake("COUNT-ENDS", wordsValue(`điểm ${spot.name}`), tellSpot(spot, way, steps)),
    ),
    hints: [
      "Con đặt ngón tay ở điểm A rồi đi theo từng chặng.",
      `Chặng đầu: ${tell(steps.slice(0, 1))}. Mỗi cạnh ô là một bước.`,
    ],
    explanation: {
      say: `Từ A đi ${tell(steps)} thì đến điểm ${right?.name}.`,
      figures: [onField(points, `Đường đi từ A: ${tell(steps)}, đến điểm ${right?.name}.`, way)],
    },
    praise: "shape",
    identity: `end ${tell(steps)} ${start.x} ${places.map(({ x, y }) => `${x}${y}`).join(" ")}`,
  });
}

/** Parts multiplied, parts forgotten, points counted in place of edges, edges not measured. */
function lengthDistractors(counts: readonly number[], edge: number): Distractor<number>[] {
  const [first = 0, second = 0] = counts;
  const edges = total(counts);
  const product = mistake("OP", first * second * edge, "Con đã nhân số ô của hai chặng. Con cộng các chặng lại nhé!");
  return [
    // 2 × 2 is 2 + 2 as well: whoever comes to it has left out the last part.
    ...(first * second === first + second ? [] : [product]),
    mistake("PARTIAL", first * edge, "Con mới tính chặng đầu. Con cộng đủ các chặng nhé!"),
    mistake("UNIT", edges, "Con mới đếm số cạnh ô. Con nhân với độ dài một cạnh nhé!"),
    mistake("COUNT-ENDS", (edges + 1) * edge, "Con đã đếm các điểm. Con đếm các cạnh đã đi nhé!"),
    mistake("PARTIAL", (edges - (counts.at(-1) ?? 0)) * edge, "Con còn quên chặng cuối."),
  ];
}

/** "Con kiến đi theo mũi tên từ A đến B, mỗi ô dài 1 cm. Con kiến đi được bao nhiêu?" */
function buildLengthQuestion(rng: Rng): Question {
  const { steps, start } = pickSteps(rng);
  const edge = rng.pick([1, 2, 3, 5]);
  const unit = "cm";
  const counts = steps.map(({ count }) => count);
  const edges = total(counts);
  const edgeText = measure(String(edge), unit);
  const isDrawn = rng.int(0, 1) === 0;
  const way = walk(start, steps);
  const last = way.at(-1) ?? start;
  const points = isDrawn
    ? [
        { ...start, name: "A" },
        { ...last, name: "B" },
      ]
    : [{ ...start, name: "A" }];
  return numberQuestion(rng, {
    prompt: isDrawn
      ? `Con kiến đi theo đường vẽ từ A đến B. Mỗi cạnh ô dài ${edgeText}. Con kiến đi được quãng đường dài: …\u00a0${unit}`
      : `Từ A, con kiến đi ${tell(steps)}. Mỗi cạnh ô dài ${edgeText}. Con kiến đi được quãng đường dài: …\u00a0${unit}`,
    figures: [
      onField(points, isDrawn ? "Lưới ô vuông có đường đi từ A đến B." : "Lưới ô vuông có điểm A.", isDrawn ? way : []),
    ],
    answer: edges * edge,
    isTyped: true,
    range: [1, 999],
    step: edge,
    distractors: lengthDistractors(counts, edge),
    hints: ["Con đếm số cạnh ô của từng chặng.", `Con cộng số cạnh của các chặng, rồi nhân với độ dài một cạnh.`],
    explanation: {
      say: `${counts.join(" + ")} = ${edges} (cạnh ô); ${edges} × ${edge} = ${edges * edge} (${unit}).`,
      figures: [onField(points, `Đường đi từ A: ${tell(steps)}.`, way, true)],
    },
    praise: "calculate",
    identity: `length ${isDrawn} ${tell(steps)} ${edge}`,
  });
}

/** Follows a way step by step: where it ends, or how long it is. */
export function buildWalkQuestion(rng: Rng): Question {
  return rng.pick([buildEndQuestion, buildLengthQuestion, buildLengthQuestion, buildLengthQuestion])(rng);
}
