import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { DrawGoal } from "./goal.ts";
import { type DrawKey, type DrawView, drawGrading, knownMistake, type Stroke } from "./grading.ts";
import type { GridPoint, GridSegment } from "./grid.ts";
import { judge, readStrokes } from "./judge.ts";

/** Of a sheet and of a drawing, with room for strokes that are drawn in parts. */
const mostSquares = 12;
const mostStrokes = 12;

const toPoint = ({ x, y }: GridPoint): GridPoint => ({ x, y });
const toSegment = ({ from, to }: GridSegment): GridSegment => ({ from: toPoint(from), to: toPoint(to) });
const toStrokes = (strokes: readonly Stroke[]): readonly Stroke[] => strokes.map((stroke) => [...stroke]);

/** The view with exactly the fields that are shown. */
function toView({ columns, rows, tool, most, points, lines, circle, proof }: DrawView): DrawView {
  return {
    ...{ columns, rows, tool, most, proof },
    points: points.map(({ name, ...at }) => ({ ...toPoint(at), name })),
    lines: lines.map(({ isEndless, isBase, ...line }) => ({ ...toSegment(line), isEndless, isBase })),
    circle: circle === null ? null : { ...toPoint(circle), radius: circle.radius },
  };
}

function toGoal(goal: DrawGoal): DrawGoal {
  switch (goal.type) {
    case "lines":
      return {
        type: "lines",
        wanted: goal.wanted.map(({ through, to, isUpright }) => ({
          through: toPoint(through),
          to: toSegment(to),
          isUpright,
        })),
      };
    case "height":
      return { type: "height", apex: toPoint(goal.apex), base: toSegment(goal.base) };
    case "segment":
      return { type: "segment", length: goal.length };
    case "rectangle":
      return {
        type: "rectangle",
        given: goal.given.map(toSegment),
        squares: [...goal.squares],
        corner: goal.corner && toPoint(goal.corner),
        middle: goal.middle && toPoint(goal.middle),
      };
    case "circle":
      return { type: "circle", middle: toPoint(goal.middle), radius: goal.radius };
    default:
      return goal satisfies never;
  }
}

/** The key without the names of the mistakes. */
function toKey({ goal, drawing, mistakes, wrong }: DrawKey): DrawKey {
  return {
    goal: toGoal(goal),
    drawing: toStrokes(drawing),
    mistakes: mistakes.map((mistake) => ({
      fault: mistake.fault,
      sizes: mistake.sizes && [...mistake.sizes],
      drawing: toStrokes(mistake.drawing),
      feedback: toPublicLine(mistake.feedback),
    })),
    wrong: toPublicLine(wrong),
  };
}

const backwards = ([left = 0, top = 0, right = 0, bottom = 0]: Stroke): Stroke => [right, bottom, left, top];

/** The same stroke so far to the right and down. */
const moved = ([left = 0, top = 0, right = 0, bottom = 0]: Stroke, x: number, y: number): Stroke => [
  ...[left + x, top + y],
  ...[right + x, bottom + y],
];

const place = z.int().min(0).max(mostSquares);

export const drawKind = defineKind(drawGrading, {
  response: z.strictObject({
    strokes: z
      .array(z.array(place).length(4))
      .min(1)
      .max(mostStrokes)
      .refine((strokes) => readStrokes(strokes) !== null),
  }),
  toView,
  toKey,
  // Each stroke is one pull.
  countTaps: (_, { drawing }) => drawing.length + 1,
  nameMistake: (key, response) => knownMistake(key, response)?.code ?? null,
  examples({ columns, rows, tool }, { goal, drawing, mistakes }) {
    const isOn = ([left = 0, top = 0, right = 0, bottom = 0]: Stroke) =>
      [left, right].every((x) => x >= 0 && x <= columns) && [top, bottom].every((y) => y >= 0 && y <= rows);
    const others = [-1, 1].flatMap((by) => [
      drawing.map((stroke) => moved(stroke, by, 0)),
      drawing.map((stroke) => moved(stroke, 0, by)),
    ]);
    const asWell = tool === "circle" ? [] : [drawing.map(backwards), drawing.toReversed()];
    const tried = [...asWell, ...others].filter((strokes) => strokes.every(isOn));
    const isRight = (strokes: readonly Stroke[]) => judge(goal, strokes).fault === null;
    return {
      right: [drawing, ...tried.filter(isRight)].map((strokes) => ({ strokes })),
      wrong: [...mistakes.map((mistake) => mistake.drawing), ...tried.filter((strokes) => !isRight(strokes))].map(
        (strokes) => ({ strokes }),
      ),
    };
  },
});
