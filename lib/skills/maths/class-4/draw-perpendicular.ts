import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, type GridSegment, minus, plus } from "#lib/questions/kinds/draw/grid.ts";
import { reach, setSquare, stepMarks } from "#lib/questions/kinds/draw/proofs.ts";
import { drawSheet, layGrid } from "#lib/questions/kinds/draw/sheet.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import { tellSlant, tellWay } from "#lib/skills/families/drawn-ways.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  distance,
  inner,
  isInside,
  isOnSheet,
  type LineTask,
  lineView,
  pickNames,
  pickStraightTask,
  slants,
  strokeFrom,
  strokeOf,
  strokesBeside,
  turnedStrokes,
} from "./draw-lines.ts";
import { buildFinishRectangleQuestion } from "./draw-slanted-rectangle.ts";

const rule = "Hai đường thẳng vuông góc cắt nhau và tạo thành các góc vuông.";

/** At a right angle to a way, as long. */
const turn = ({ x, y }: GridPoint): GridPoint => ({ x: -y, y: x });

function promptOf(rng: Rng, point: string, line: string): string {
  return rng.pick([
    `Con vẽ đường thẳng đi qua điểm ${point} và vuông góc với đường thẳng ${line}.`,
    `Qua điểm ${point}, con vẽ đường thẳng vuông góc với đường thẳng ${line}.`,
    `Cho đường thẳng ${line} và điểm ${point}. Con vẽ đường thẳng đi qua ${point}, vuông góc với ${line}.`,
  ]);
}

/** Ways of drawing it wrong: the line itself, the other relation, a little turned, beside the point. */
function mistakesOf({ base, through, names }: LineTask): readonly Distractor<readonly Stroke[]>[] {
  const line = names.line.join("");
  const way = minus(base.to, base.from);
  const across = turn(way);
  const isTurned = `Đường thẳng này chưa tạo thành góc vuông với ${line}. Con đặt lại ê ke nhé!`;
  const isBeside = `Đường thẳng này vuông góc với ${line} rồi, nhưng chưa đi qua điểm ${names.point}.`;
  return [
    mistake("DATUM", [strokeOf(base)], `Đây chính là đường thẳng ${line}. Con vẽ một đường cắt ${line} nhé!`),
    mistake(
      "FIELD",
      [strokeFrom(through, way)],
      `Đường thẳng này không bao giờ cắt ${line}. Hai đường thẳng vuông góc thì phải cắt nhau.`,
    ),
    ...turnedStrokes(through, across).map((stroke) => mistake("OFF1", [stroke], isTurned)),
    ...strokesBeside(through, across).map((stroke) => mistake("PARTIAL", [stroke], isBeside)),
  ];
}

interface Task extends LineTask {
  readonly view: DrawView;
  readonly hints: Parameters<typeof drawQuestion>[1]["hints"];
  readonly identity: string;
}

function perpendicularQuestion(rng: Rng, { view, hints, identity, ...task }: Task): Question {
  const { base, through, names } = task;
  const line = names.line.join("");
  const answer = `đường thẳng qua ${names.point}, vuông góc với ${line}`;
  return drawQuestion(rng, {
    prompt: promptOf(rng, names.point, line),
    view,
    goal: { type: "lines", wanted: [{ through, to: base, isUpright: true }] },
    drawing: [strokeFrom(through, turn(minus(base.to, base.from)))],
    answer,
    distractors: mistakesOf(task),
    wrong: `Con đặt một cạnh góc vuông của ê ke dọc theo ${line}, rồi vẽ theo cạnh kia qua ${names.point} nhé!`,
    hints,
    explanation: `Đặt một cạnh góc vuông của ê ke trùng với ${line}, trượt ê ke đến khi cạnh góc vuông kia đi qua ${names.point}. Vẽ theo cạnh đó, con được ${answer}. Hai đường thẳng tạo thành 4 góc vuông.`,
    praise: "lines",
    identity,
  });
}

/** The set square laid to a line at a point of it that is not the one asked for. */
function withSetSquare(view: DrawView, { base, names }: LineTask, corner: GridPoint, to: GridPoint) {
  const { at } = layGrid(view);
  const name = names.line.join("");
  const marks = setSquare({ corner, stroke: { from: corner, to }, base, at, isLaid: true });
  const sheet = drawSheet(view, marks);
  return { ...sheet, alt: `${sheet.alt} Một cạnh góc vuông của ê ke nằm dọc theo ${name}.` };
}

function hintsOf(view: DrawView, task: LineTask) {
  const { base, through, names } = task;
  const line = names.line.join("");
  const across = turn(minus(base.to, base.from));
  const wanted = { from: through, to: plus(through, across) };
  // At the end that is farther from where the line has to be.
  const corner = distance(base.from, wanted) > distance(base.to, wanted) ? base.from : base.to;
  const share = reach / Math.hypot(across.x, across.y);
  const side = { x: across.x * share, y: across.y * share };
  const to = isOnSheet(plus(corner, side)) ? plus(corner, side) : minus(corner, side);
  return [
    rule,
    {
      say: `Con đặt một cạnh góc vuông của ê ke dọc theo ${line}, rồi trượt ê ke đến khi cạnh kia đi qua ${names.point}.`,
      figures: [withSetSquare(view, task, corner, to)],
    },
  ];
}

/** By counting squares: a line at a right angle goes as far across as the other one goes up, and the other way round. */
function countedHints(view: DrawView, { base, through, names }: LineTask) {
  const [first, last] = names.line;
  const way = minus(base.to, base.from);
  const across = turn(way);
  const wanted = isOnSheet(plus(through, across)) ? across : minus({ x: 0, y: 0 }, across);
  // Its names lie clear of the steps.
  const steps = drawSheet({ ...view, proof: "steps" }, stepMarks(base, layGrid(view).at));
  return [
    rule,
    {
      say: `Con đếm xem từ ${first} đến ${last} đi ngang mấy ô, đi dọc mấy ô. Từ ${names.point}, con đổi hai số đó cho nhau, rồi đi ${tellSlant(wanted)}.`,
      figures: [{ ...steps, alt: `${steps.alt} Từ ${first} đến ${last}: ${tellWay(way)}.` }],
    },
  ];
}

/** Through a point of a line along the lines of the paper, or beside it. */
function straight(beside: readonly number[]) {
  return (rng: Rng): Question => {
    const task = pickStraightTask(rng, beside);
    const view = lineView(task, "right angles");
    const identity = `straight ${JSON.stringify([task.base, task.through])}`;
    return perpendicularQuestion(rng, { ...task, view, hints: hintsOf(view, task), identity });
  };
}

/** A line that slants no more than a set square can be turned to with the eye. */
const gentle = slants.filter(({ x, y }) => Math.abs(x * y) <= 3 || x === Math.abs(y));

/** Whether a point lies so that the line through it has another crossing of the sheet to go to. */
function isReachable(point: GridPoint, base: GridSegment): boolean {
  const across = turn(minus(base.to, base.from));
  return isOnSheet(plus(point, across)) || isOnSheet(minus(point, across));
}

/** To a line that slants, from a point of it or beside it. */
function buildSlantedQuestion(rng: Rng): Question {
  const slant = rng.pick(gentle);
  const from = rng.pick(inner.filter((point) => isInside(plus(point, slant))));
  const base = { from, to: plus(from, slant) };
  const isBeside = (point: GridPoint) => distance(point, base) > 1.2 && distance(point, base) < 4;
  const through = rng.pick(inner.filter((point) => isBeside(point) && isReachable(point, base)));
  const task = { base, through, names: pickNames(rng) };
  const view = lineView(task, "right angles");
  const identity = `slanted ${JSON.stringify([base, through])}`;
  return perpendicularQuestion(rng, { ...task, view, hints: countedHints(view, task), identity });
}

/** Lines at a right angle are drawn (curriculum, c4-draw-perpendicular): through a point of a line, or beside it; to a slanted line, or to finish a rectangle. */
export const drawPerpendicular = defineGeometrySkill({
  id: "c4-draw-perpendicular",
  classId: "4",
  title: "Vẽ hai đường thẳng vuông góc",
  generate: byDifficulty({
    1: [straight([0])],
    2: [straight([2, 3, 4])],
    3: [buildSlantedQuestion, buildFinishRectangleQuestion],
  }),
});
