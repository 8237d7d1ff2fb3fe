import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, minus, plus } from "#lib/questions/kinds/draw/grid.ts";
import { stepMarks } from "#lib/questions/kinds/draw/proofs.ts";
import { drawSheet, layGrid } from "#lib/questions/kinds/draw/sheet.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import { tellWay } from "#lib/skills/families/drawn-ways.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildTriangleQuestion } from "./draw-across-triangle.ts";
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

const rule = "Hai đường thẳng song song không bao giờ cắt nhau.";

function promptOf(rng: Rng, point: string, line: string): string {
  return rng.pick([
    `Con vẽ đường thẳng đi qua điểm ${point} và song song với đường thẳng ${line}.`,
    `Qua điểm ${point}, con vẽ đường thẳng song song với đường thẳng ${line}.`,
    `Cho đường thẳng ${line} và điểm ${point}. Con vẽ đường thẳng đi qua ${point}, song song với ${line}.`,
  ]);
}

interface Task extends LineTask {
  readonly view: DrawView;
  readonly hints: Parameters<typeof drawQuestion>[1]["hints"];
  /** Told before what was to be drawn. */
  readonly reason: string;
  readonly identity: string;
}

/** Ways of drawing it wrong: the line itself, the other relation, a little turned, beside the point. */
function mistakesOf({ base, through, names }: LineTask): readonly Distractor<readonly Stroke[]>[] {
  const line = names.line.join("");
  const way = minus(base.to, base.from);
  const isCrossing = `Hai đường thẳng này kéo dài thì cắt nhau. Con xem lại hướng của ${line} nhé!`;
  const isBeside = `Đường thẳng này song song với ${line} rồi, nhưng chưa đi qua điểm ${names.point}.`;
  return [
    mistake("DATUM", [strokeOf(base)], `Đây chính là đường thẳng ${line}. Con bắt đầu vẽ từ điểm ${names.point} nhé!`),
    mistake(
      "FIELD",
      [strokeFrom(through, { x: -way.y, y: way.x })],
      `Đường thẳng này vuông góc với ${line}. Đề bài yêu cầu vẽ đường thẳng song song.`,
    ),
    ...turnedStrokes(through, way).map((stroke) => mistake("OFF1", [stroke], isCrossing)),
    ...strokesBeside(through, way).map((stroke) => mistake("PARTIAL", [stroke], isBeside)),
  ];
}

function parallelQuestion(rng: Rng, { view, hints, reason, identity, ...task }: Task): Question {
  const { base, through, names } = task;
  const line = names.line.join("");
  const answer = `đường thẳng qua ${names.point}, song song với ${line}`;
  return drawQuestion(rng, {
    prompt: promptOf(rng, names.point, line),
    view,
    goal: { type: "lines", wanted: [{ through, to: base, isUpright: false }] },
    drawing: [strokeFrom(through, minus(base.to, base.from))],
    answer,
    distractors: mistakesOf(task),
    wrong: `Con bắt đầu vẽ từ điểm ${names.point}, theo hướng của ${line} nhé!`,
    hints,
    explanation: `${reason} ${answer}.`,
    praise: "lines",
    identity,
  });
}

/** A line along the lines of the paper. */
function buildStraightQuestion(rng: Rng): Question {
  const task = pickStraightTask(rng, [2, 3, 4]);
  const { names, base, through, isLevel } = task;
  const [line, lies] = [names.line.join(""), isLevel ? "nằm ngang" : "thẳng đứng"];
  return parallelQuestion(rng, {
    ...task,
    view: lineView(task, "steps"),
    hints: [
      rule,
      `Đường thẳng ${line} ${lies}, trùng với một đường kẻ. Con đặt thước qua ${names.point} theo hướng đó.`,
    ],
    reason: `${line} ${lies}. Kẻ một đường ${lies} qua ${names.point}, con được`,
    identity: `straight ${JSON.stringify([base, through])}`,
  });
}

/** A line that slants. */
function buildSlantedQuestion(rng: Rng): Question {
  const slant = rng.pick(slants);
  const from = rng.pick(inner.filter((point) => isInside(plus(point, slant))));
  const base = { from, to: plus(from, slant) };
  const fits = (point: GridPoint) => {
    const away = distance(point, base);
    return away > 1.2 && away < 4 && (isOnSheet(plus(point, slant)) || isOnSheet(minus(point, slant)));
  };
  const through = rng.pick(inner.filter(fits));
  const names = pickNames(rng);
  const task = { base, through, names };
  const view = lineView(task, "steps");
  const [first, last] = isOnSheet(plus(through, slant)) ? names.line : names.line.toReversed();
  const way = isOnSheet(plus(through, slant)) ? slant : minus({ x: 0, y: 0 }, slant);
  const steps = drawSheet(view, stepMarks(base, layGrid(view).at));
  return parallelQuestion(rng, {
    ...{ ...task, view },
    hints: [
      rule,
      {
        say: `Con đếm xem từ ${first} đến ${last} phải đi ngang mấy ô, đi dọc mấy ô. Từ ${names.point}, con đi đúng như vậy.`,
        figures: [{ ...steps, alt: `${steps.alt} Từ ${first} đến ${last}: ${tellWay(way)}.` }],
      },
    ],
    reason: `Từ ${first} đến ${last} đi ${tellWay(way)}. Từ ${names.point} đi như vậy thì vẽ được`,
    identity: `slanted ${JSON.stringify([base, through])}`,
  });
}

/** Lines side by side are drawn (curriculum, c4-draw-parallel): along the lines of the paper; slanted; through each corner of a triangle. */
export const drawParallel = defineGeometrySkill({
  id: "c4-draw-parallel",
  classId: "4",
  title: "Vẽ hai đường thẳng song song",
  generate: byDifficulty({ 1: [buildStraightQuestion], 2: [buildSlantedQuestion], 3: [buildTriangleQuestion] }),
});
