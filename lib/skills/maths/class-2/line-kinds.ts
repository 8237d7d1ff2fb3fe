import type { Rng } from "#lib/core/rng.ts";
import { polylineDiagram } from "#lib/questions/diagrams/polyline-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildPointTriplesQuestion } from "./build-point-triples-question.ts";
import { drawLine, knownBy, type LineKind, lineNames, zigzag } from "./draw-line.ts";

const first = ["segment", "straight", "curve"] as const satisfies readonly LineKind[];
const all = [...first, "bent"] as const;

const facts: Readonly<Record<LineKind, string>> = {
  segment: "Nét vẽ thẳng, có hai đầu",
  straight: "Nét vẽ thẳng, kéo dài mãi về hai phía",
  curve: "Nét vẽ lượn, không thẳng",
  bent: "Nhiều đoạn thẳng nối tiếp nhau",
};

const doubts: Readonly<Record<LineKind, string>> = {
  segment: "Nét vẽ này có hai đầu không con?",
  straight: "Nét vẽ này có kéo dài mãi không con?",
  curve: "Nét vẽ này có lượn không con?",
  bent: "Nét vẽ này có nhiều đoạn nối nhau không con?",
};

/** What is asked of a wrong name: two ends have other lines than a "đoạn thẳng" as well. */
function doubtOf(drawn: LineKind, named: LineKind): string {
  if (drawn === "bent" && named === "segment") return "Đoạn thẳng chỉ có một đoạn. Nét vẽ này có mấy đoạn con?";
  if (drawn !== "curve" || named === "bent") return doubts[named];
  return named === "segment"
    ? "Đoạn thẳng thì phải thẳng. Nét vẽ này có thẳng không con?"
    : "Đường thẳng thì không lượn. Nét vẽ này có thẳng không con?";
}

const looks = ["Con xem nét vẽ thẳng hay lượn.", "Nếu nét thẳng, con xem hai đầu của nó."];

/** One line: "Đây là đường gì?" */
function buildNameQuestion(rng: Rng, kinds: readonly LineKind[]): Question {
  const kind = rng.pick(kinds);
  const figure = drawLine(rng, kind);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Nét vẽ trong hình gọi là gì?", "Hình này gọi là gì?"]),
    figures: [figure],
    answer: wordsValue(lineNames[kind]),
    distractors: kinds.map((other) => mistake("FIELD", wordsValue(lineNames[other]), doubtOf(kind, other))),
    choices: kinds.length === 3 ? 3 : 4,
    hints: looks,
    explanation: { say: `${facts[kind]}. Đó là ${lineNames[kind]}.`, figures: [knownBy(kind, figure)] },
    praise: "shape",
    identity: `name ${kind} ${JSON.stringify(figure.marks)}`,
  });
}

/** "Hình nào là đường cong?" */
function buildWhichQuestion(rng: Rng, kinds: readonly LineKind[]): Question {
  const kind = rng.pick(kinds);
  const name = lineNames[kind];
  const right = drawLine(rng, kind);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào là ${name}?`, `Con tìm ${name} nhé!`]),
    right,
    answer: name,
    distractors: kinds
      .filter((other) => other !== kind)
      .map((other) => mistake("FIELD", drawLine(rng, other), `Đây là ${lineNames[other]}.`)),
    hints: looks,
    explanation: { say: `${facts[kind]}. Đó là ${name}.`, figures: [knownBy(kind, right)] },
    praise: "shape",
    identity: `which ${kind} ${JSON.stringify(right.marks)}`,
  });
}

const letters = ["A", "B", "C", "D", "E", "G"] as const;

/** "Đường gấp khúc ABCD gồm mấy đoạn thẳng?" */
function buildPartsQuestion(rng: Rng): Question {
  const parts = rng.int(2, 5);
  const names = letters.slice(0, parts + 1);
  const points = zigzag(rng, parts + 1, 40);
  const figure = polylineDiagram({ points, names, lengths: [], alt: "Một đường gấp khúc." });
  const numbers = points.slice(1).map((_, place) => String(place + 1));
  const alt = `Đường gấp khúc có các đoạn được đánh số từ 1 đến ${parts}.`;
  const counted = polylineDiagram({ points, names, lengths: numbers, alt });
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đường gấp khúc ${names.join("")} gồm mấy đoạn thẳng?`,
      "Đường gấp khúc trong hình có mấy đoạn thẳng?",
    ]),
    figures: [figure],
    answer: parts,
    distractors: [
      mistake("COUNT-ENDS", parts + 1, "Con đếm các điểm rồi. Con đếm các đoạn nhé!"),
      mistake("OFF1", parts - 1, "Con còn đếm sót. Con chỉ tay theo từng đoạn nhé!"),
      mistake("OFF1", parts + 2, "Con đếm thừa rồi. Mỗi đoạn chỉ đếm một lần nhé!"),
    ],
    range: [1, 10],
    isTyped: true,
    hints: ["Mỗi đoạn thẳng nối hai điểm liền nhau.", "Con chỉ tay theo từng đoạn và đếm nhé!"],
    explanation: { say: `Con đếm từng đoạn: có ${parts} đoạn thẳng.`, figures: [counted] },
    praise: "count",
    identity: `parts ${parts} ${JSON.stringify(points)}`,
  });
}

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

function through(from: Point, to: Point): DiagramMark {
  return { form: "line", from, to, look: "thick", ends: "through" };
}

const check = "Con đặt thước đi qua hai điểm, rồi xem điểm kia.";

/** Four points of which three lie on a line: "Ba điểm nào thẳng hàng?" */
function buildWhichPointsQuestion(rng: Rng): Question {
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
      mistake("FIELD", wordsValue(triple(left)), `${triple(left)} không cùng nằm trên một đường thẳng.`),
    ),
    hints: [
      "Ba điểm thẳng hàng cùng nằm trên một đường thẳng.",
      { say: check, figures: [drawing(points, names, [ruled], alt)] },
    ],
    explanation: {
      say: `Một đường thẳng đi qua ba điểm ${triple(odd)}. Điểm ${nameOf(off)} nằm ngoài.`,
      figures: [drawing(points, names, [through(first, third)], `Đường thẳng đi qua ba điểm ${triple(odd)}.`)],
    },
    praise: "shape",
    identity: `points ${JSON.stringify(points)}`,
  });
}

/** Three drawings of three points each: "Hình nào có ba điểm thẳng hàng?" */
function buildWhichDrawingQuestion(rng: Rng): Question {
  const all = rng.shuffle(rows).slice(0, 3);
  const lines = all.map(() => inLine(rng));
  const drawn = all.map((names, place) => {
    const [first, second, third] = lines[place] ?? inLine(rng);
    const moved = place === 0 ? second : { x: second.x, y: second.y + rng.pick([-46, 46]) };
    const three = names.slice(0, 3);
    return drawing([first, moved, third], three, [], `Ba điểm ${three.join(", ")}.`);
  });
  const [right, ...wrong] = drawn;
  if (right === undefined) throw new Error("Nothing is drawn");
  const told = all[0]?.slice(0, 3).join(", ") ?? "";
  const ruled = lines.slice(0, 1).map(([first, , third]): DiagramFigure => {
    return { ...right, marks: [through(first, third), ...right.marks], alt: `Đường thẳng đi qua ba điểm ${told}.` };
  });
  return figureChoiceQuestion(rng, {
    prompt: rng.pick(["Hình nào có ba điểm thẳng hàng?", "Ba điểm ở hình nào thẳng hàng?"]),
    right,
    answer: `Ba điểm ${told}`,
    distractors: wrong.map((figure) => mistake("FIELD", figure, "Ba điểm này không cùng nằm trên một đường thẳng.")),
    hints: ["Ba điểm thẳng hàng cùng nằm trên một đường thẳng.", check],
    explanation: {
      say: `Một đường thẳng đi qua cả ba điểm. Ba điểm ${told} thẳng hàng.`,
      figures: ruled,
    },
    praise: "shape",
    identity: `drawing ${told} ${JSON.stringify(right.marks[1])}`,
  });
}

/** Kinds of lines (curriculum, c2-line-kinds): straight or curved; polylines; three points in a line. */
export const lineKinds = defineGeometrySkill({
  id: "c2-line-kinds",
  classId: "2",
  title: "Đoạn thẳng, đường thẳng, đường cong",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildNameQuestion, buildWhichQuestion])(rng, first);
    if (difficulty === 3)
      return rng.pick([
        buildWhichPointsQuestion,
        buildWhichDrawingQuestion,
        buildPointTriplesQuestion,
        buildPointTriplesQuestion,
      ])(rng);
    return rng.pick([buildPartsQuestion, buildPartsQuestion, buildNameQuestion, buildWhichQuestion])(rng, all);
  },
});
