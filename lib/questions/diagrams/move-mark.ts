import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** Without the digits that adding leaves far behind the comma. */
const round = (value: number) => Math.round(value * 1000) / 1000;

/** A mark so far to the right and down. */
export function moveMark(mark: DiagramMark, right: number, down: number): DiagramMark {
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
