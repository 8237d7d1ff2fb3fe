import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Paint, Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { Question } from "#lib/questions/question.ts";
import { fieldFigure } from "#lib/questions/shape/field-figure.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { shapeText } from "#lib/text/shape-text.ts";

const middle = { x: 50, y: 50, radius: 44 };
const names = new Map([
  [0, "hình tròn"],
  [3, "hình tam giác"],
  [4, "hình tứ giác"],
]);
const fact = "Hình tứ giác có 4 cạnh và 4 đỉnh.";

/** Where a shape lies, and how far it reaches. */
interface Place extends Point {
  readonly radius: number;
}

/** A shape with so many corners around a middle, turned any way; 0 corners is a circle. All corners lie on one round. */
function drawFlat(rng: Rng, corners: number, { x, y, radius }: Place, paint: Paint): ShapePart {
  if (corners === 0) return { form: "oval", x, y, rx: radius * 0.8, ry: radius * 0.8, paint, look: "full" };
  const step = 360 / corners;
  const turn = rng.int(0, 359);
  const points = Array.from({ length: corners }, (_, place) => {
    const angle = ((turn + place * step + rng.int(-1, 1) * step * 0.2) * Math.PI) / 180;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });
  return { form: "polygon", corners: points, paint, look: "full" };
}

/** A shape with its sides counted, each number beside the middle of its side; what is round stays as it is. */
function countedSides(figure: ShapesFigure): ShapesFigure {
  const [part] = figure.parts;
  if (part?.form !== "polygon") return figure;
  const { corners } = part;
  const labels = corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, label: String(place + 1) };
  });
  return { ...figure, labels, alt: `Hình có ${corners.length} cạnh, được đánh số từ 1 đến ${corners.length}.` };
}

/** One shape: "Hình này là hình gì?" */
export function buildFlatNameQuestion(rng: Rng): Question {
  const corners = rng.pick([4, 4, 3, 0]);
  const name = names.get(corners) ?? "";
  const part = drawFlat(rng, corners, middle, rng.pick(paints));
  const figure = fieldFigure([part], [], "Một hình phẳng.");
  return choiceQuestion(rng, {
    prompt: rng.pick(["Hình này là hình gì?", "Con gọi tên hình này nhé!"]),
    figures: [figure],
    answer: wordsValue(name),
    distractors: [...names.values()].map((other) =>
      mistake("FIELD", wordsValue(other), "Con đếm số cạnh của hình nhé!"),
    ),
    choices: 3,
    hints: ["Con đếm số cạnh của hình.", "Con xem hình có góc hay tròn đều."],
    explanation:
      corners === 0
        ? "Hình này tròn đều. Đó là hình tròn."
        : { say: `Hình này có ${corners} cạnh. Đó là ${name}.`, figures: [countedSides(figure)] },
    praise: "shape",
    identity: `flat ${JSON.stringify(part)}`,
  });
}

/** Four pictures of shapes with so many corners, the first one right, each in its own colour. */
function drawFour(rng: Rng, corners: readonly number[]): readonly [ShapesFigure, ...ShapesFigure[]] {
  const colours = rng.shuffle(paints);
  const draw = (each: number, place: number): ShapesFigure => {
    const paint = colours[place] ?? "red";
    return fieldFigure([drawFlat(rng, each, middle, paint)], [], `${capital(shapeText.inPaint("flat", paint))}.`);
  };
  const [first = 4, ...rest] = corners;
  return [draw(first, 0), ...rest.map((each, place) => draw(each, place + 1))];
}

/** "Hình nào là hình tứ giác?" */
export function buildWhichFlatQuestion(rng: Rng): Question {
  const [right, ...wrong] = drawFour(rng, [4, ...rng.shuffle([0, 3, 5])]);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick(["Hình nào là hình tứ giác?", "Con tìm hình tứ giác nhé!"]),
    right,
    answer: "hình tứ giác",
    distractors: wrong.map((figure) => mistake("FIELD", figure, "Hình này không có 4 cạnh.")),
    hints: [fact, "Con đếm số cạnh của từng hình."],
    explanation: { say: "Hình này có 4 cạnh nên là hình tứ giác.", figures: [countedSides(right)] },
    praise: "shape",
    identity: `which ${JSON.stringify(right.parts)}`,
  });
}

/** "Hình nào không phải là hình tứ giác?" */
export function buildNotFlatQuestion(rng: Rng): Question {
  const [right, ...wrong] = drawFour(rng, [rng.pick([0, 3, 5]), 4, 4, 4]);
  return figureChoiceQuestion(rng, {
    prompt: "Hình nào không phải là hình tứ giác?",
    right,
    answer: "không phải hình tứ giác",
    distractors: wrong.map((figure) => mistake("FIELD", figure, "Hình này có 4 cạnh, là hình tứ giác.")),
    hints: [fact, "Con đếm số cạnh của từng hình."],
    explanation: {
      say: "Hình này không có 4 cạnh nên không phải hình tứ giác.",
      figures: [countedSides(right)],
    },
    praise: "shape",
    identity: `not ${JSON.stringify(right.parts)}`,
  });
}

/** Six shapes in one picture: "Trong hình có mấy hình tứ giác?" */
export function buildCountFlatQuestion(rng: Rng): Question {
  const count = rng.int(2, 4);
  const rest = Array.from({ length: 6 - count }, (_, place) => rng.pick(place === 0 ? [3] : [0, 3, 5]));
  const corners = rng.shuffle([...Array.from({ length: count }, () => 4), ...rest]);
  const spots = corners.map((_, place) => ({ x: 55 + (place % 3) * 105, y: 52 + Math.floor(place / 3) * 104 }));
  const parts = corners.map((each, place) =>
    drawFlat(rng, each, { x: 0, y: 0, ...spots[place], radius: rng.int(36, 46) }, rng.pick(paints)),
  );
  const figure: ShapesFigure = {
    type: "shapes",
    width: 320,
    height: 208,
    parts,
    labels: [],
    alt: "Nhiều hình phẳng khác nhau.",
  };
  const labels = spots
    .filter((_, place) => corners[place] === 4)
    .map((spot, place) => ({ ...spot, label: String(place + 1) }));
  const triangles = corners.filter((each) => each === 3).length;
  return numberQuestion(rng, {
    prompt: rng.pick(["Trong hình có mấy hình tứ giác?", "Con đếm xem có mấy hình tứ giác."]),
    figures: [figure],
    answer: count,
    distractors: [
      mistake("OFF1", count - 1, "Con còn bỏ sót một hình."),
      mistake("OFF1", count + 1, "Có hình không phải tứ giác. Con đếm lại số cạnh nhé!"),
      mistake("FIELD", triangles, "Con đếm hình có bốn cạnh nhé!"),
      mistake("FIELD", 6, "Có hình không phải tứ giác. Con đếm lại số cạnh nhé!"),
    ],
    range: [1, 10],
    isTyped: true,
    hints: ["Hình tứ giác có bốn cạnh.", "Con đếm số cạnh của từng hình rồi đánh dấu."],
    explanation: {
      say: `Có ${count} hình có bốn cạnh. Vậy có ${count} hình tứ giác.`,
      figures: [{ ...figure, labels, alt: `Các hình có bốn cạnh được đánh số từ 1 đến ${count}.` }],
    },
    praise: "count",
    identity: `count ${JSON.stringify(parts)}`,
  });
}
