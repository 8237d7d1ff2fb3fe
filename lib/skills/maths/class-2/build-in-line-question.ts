import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure, DiagramMark } from "#lib/questions/figures/diagram-figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";

const rows = [
  ["A", "B", "C", "D"],
  ["M", "N", "P", "Q"],
  ["D", "E", "G", "H"],
  ["I", "K", "L", "M"],
] as const;

/** Three points on one straight line, the second between the others. */
function inLine(rng: Rng): [Point, Point, Point] {
  const [dx, dy] = [rng.int(7, 12) * 10, rng.pick([-50, -40, -20, 0, 20, 40, 50])];
  const middle = { x: rng.int(14, 18) * 10, y: 90 };
  const before = { x: middle.x - dx, y: middle.y - dy };
  // The outer ones need not be as far away on both sides.
  const part = rng.pick([0.6, 0.8, 1]);
  const after = { x: Math.round(middle.x + dx * part), y: Math.round(middle.y + dy * part) };
  return [before, { ...middle }, after];
}

function drawing(
  points: readonly Point[],
  names: readonly string[],
  marks: readonly DiagramMark[],
  alt: string,
): DiagramFigure {
  const dots = points.map(({ x, y }, place): DiagramMark => {
    return { form: "point", x, y, name: names[place] ?? null, nameAt: 90, isDrawn: true };
  });
  return { type: "diagram", width: 320, height: 180, marks: [...marks, ...dots], alt };
}

/** Places well off the line, where neither the dots nor their names come near each other. */
function offLine(first: Point, second: Point, third: Point): Point[] {
  const [dx, dy] = [second.x - first.x, second.y - first.y];
  const columns = Array.from({ length: 9 }, (_, place) => 120 + place * 10);
  const all = columns.flatMap((x) => [34, 160].map((y) => ({ x, y })));
  return all.filter(({ x, y }) => {
    const away = Math.abs((y - first.y) * dx - (x - first.x) * dy) / Math.hypot(dx, dy);
    return away >= 40 && [first, second, third].every((point) => Math.hypot(point.x - x, point.y - y) >= 44);
  });
}

const check = "Con đặt thước đi qua hai điểm, rồi xem điểm kia.";

/** Four points of which three lie on a line: "Ba điểm nào thẳng hàng?" */
export function buildWhichPointsQuestion(rng: Rng): Question {
  const [first, second, third] = inLine(rng);
  const off = rng.pick(offLine(first, second, third));
  const points = [first, second, third, off].toSorted((a, b) => a.x - b.x || a.y - b.y);
  const names = rng.pick(rows);
  const nameOf = (point: Point) => names[points.indexOf(point)] ?? "";
  const triple = (left: number) => names.filter((_, place) => place !== left).join(", ");
  const odd = points.indexOf(off);
  const alt = "Bốn điểm trên giấy.";
  const ruled: DiagramMark = { form: "line", from: first, to: second, look: "pale", ends: "plain" };
  return choiceQuestion(rng, {
    prompt: rng.pick(["Ba điểm nào thẳng hàng?", "Bộ ba điểm nào thẳng hàng?"]),
    figures: [drawing(points, names, [], alt)],
    answer: wordsValue(triple(odd)),
    distractors: [0, 1, 2, 3].map((left) =>
      mistake("FIELD", wordsValue(triple(left)), "Ba điểm này không cùng nằm trên một đường thẳng."),
    ),
    hints: [
      "Ba điểm thẳng hàng cùng nằm trên một đường thẳng.",
      { say: check, figures: [drawing(points, names, [ruled], alt)] },
    ],
    explanation: `Một đường thẳng đi qua ba điểm ${triple(odd)}. Điểm ${nameOf(off)} nằm ngoài.`,
    praise: "shape",
    identity: `points ${JSON.stringify(points)}`,
  });
}

/** Three drawings of three points each: "Hình nào có ba điểm thẳng hàng?" */
export function buildWhichDrawingQuestion(rng: Rng): Question {
  const all = rng.shuffle(rows).slice(0, 3);
  const drawn = all.map((names, place) => {
    const [first, second, third] = inLine(rng);
    const moved = place === 0 ? second : { x: second.x, y: second.y + rng.pick([-46, 46]) };
    const three = names.slice(0, 3);
    return drawing([first, moved, third], three, [], `Ba điểm ${three.join(", ")}.`);
  });
  const [right, ...wrong] = drawn;
  if (right === undefined) throw new Error("Nothing is drawn");
  const told = all[0]?.slice(0, 3).join(", ") ?? "";
  return figureChoiceQuestion(rng, {
    prompt: rng.pick(["Hình nào có ba điểm thẳng hàng?", "Ba điểm ở hình nào thẳng hàng?"]),
    right,
    answer: `Ba điểm ${told}`,
    distractors: wrong.map((figure) => mistake("FIELD", figure, "Ba điểm này không cùng nằm trên một đường thẳng.")),
    hints: ["Ba điểm thẳng hàng cùng nằm trên một đường thẳng.", check],
    explanation: `Một đường thẳng đi qua cả ba điểm. Ba điểm ${told} thẳng hàng.`,
    praise: "shape",
    identity: `drawing ${told} ${JSON.stringify(right.marks[1])}`,
  });
}
