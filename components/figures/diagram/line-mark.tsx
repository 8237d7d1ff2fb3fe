import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { ArrowHead } from "./arrow-head.tsx";
import { lineStroke } from "./line-stroke.ts";
import { way } from "./way.ts";

/** How far a line without ends goes on past its points. */
const past = 20;

/** A straight line with its ends. */
export function LineMark({ from, to, look, ends }: Extract<DiagramMark, { form: "line" }>) {
  const { along } = way(from, to);
  const { stroke, head } = lineStroke[look];
  const size = 7 + stroke.strokeWidth * 1.8;
  const move = (point: Point, by: number): Point => ({ x: point.x + along.x * by, y: point.y + along.y * by });
  const over = ends === "through" ? past : 0;
  const start = move(from, ends === "arrows" ? size / 2 : -over);
  const end = move(to, ends === "arrow" || ends === "arrows" ? -size / 2 : over);
  return (
    <g>
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} strokeLinecap="round" fill="none" {...stroke} />
      {(ends === "arrow" || ends === "arrows") && <ArrowHead tip={to} back={from} size={size} className={head} />}
      {ends === "arrows" && <ArrowHead tip={from} back={to} size={size} className={head} />}
    </g>
  );
}
