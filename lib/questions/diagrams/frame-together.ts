import type { Figure } from "#lib/questions/figure.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { reachOf } from "./reach-of.ts";

/** Room for the names of points and for lines that go on past their ends. */
const margin = 22;
/** A drawing is not blown up further, however little is on it. */
const least = { width: 150, height: 110 };

function reach({ marks }: DiagramFigure) {
  const points = marks.flatMap(reachOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Without the digits that adding leaves far behind the comma. */
const round = (value: number) => Math.round(value * 1000) / 1000;

/** A mark so far to the right and down. */
function moveMark(mark: DiagramMark, right: number, down: number): DiagramMark {
  const move = ({ x, y }: Point): Point => ({ x: round(x + right), y: round(y + down) });
  switch (mark.form) {
    case "area":
      return { ...mark, corners: mark.corners.map(move) };
    case "line":
    case "ticks":
    case "length":
      return { ...mark, from: move(mark.from), to: move(mark.to) };
    case "curve":
      return { ...mark, points: mark.points.map(move) };
    case "right-angle":
      return { ...mark, at: move(mark.at), towards: [move(mark.towards[0]), move(mark.towards[1])] };
    default:
      return { ...mark, ...move(mark) };
  }
}

/**
 * Drawings to pick from, each in the middle of a field that is just large enough for the widest and the highest of them:
 * so they are as large as they can be, and all of one scale. Other figures stay as they are.
 */
export function frameTogether(figures: readonly Figure[]): readonly Figure[] {
  const diagrams = figures.filter((figure) => figure.type === "diagram");
  if (diagrams.length < figures.length) return figures;
  const reaches = diagrams.map(reach);
  const width = Math.ceil(Math.max(least.width, ...reaches.map((each) => each.width + 2 * margin)));
  const height = Math.ceil(Math.max(least.height, ...reaches.map((each) => each.height + 2 * margin)));
  return diagrams.map((diagram, place) => {
    const { x = 0, y = 0 } = reaches[place] ?? {};
    const [right, down] = [tenth(width / 2 - x), tenth(height / 2 - y)];
    return { ...diagram, width, height, marks: diagram.marks.map((mark) => moveMark(mark, right, down)) };
  });
}
