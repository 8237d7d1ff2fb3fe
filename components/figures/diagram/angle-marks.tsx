import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import { turned } from "./turned.ts";
import { way } from "./way.ts";

/** The bow of an angle, softly filled. */
export function ArcMark({ x, y, radius, from, to }: Extract<DiagramMark, { form: "arc" }>) {
  const sweep = (((to - from) % 360) + 360) % 360;
  const [start, end] = [turned({ x, y }, radius, from), turned({ x, y }, radius, from + sweep)];
  const bow = `A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 0 ${end.x} ${end.y}`;
  return (
    <>
      <path d={`M${x} ${y}L${start.x} ${start.y}${bow}Z`} className="fill-again-soft opacity-70" />
      <path d={`M${start.x} ${start.y}${bow}`} fill="none" strokeWidth="2.6" className="stroke-again" />
    </>
  );
}

const square = 11;

/** The small square of a right angle. */
export function RightAngleMark({ at, towards }: Extract<DiagramMark, { form: "right-angle" }>) {
  const [first, second] = towards.map((point) => way(at, point).along);
  if (first === undefined || second === undefined) return null;
  const corners = [first, { x: first.x + second.x, y: first.y + second.y }, second];
  const d = corners.map(({ x, y }) => `${at.x + x * square} ${at.y + y * square}`).join("L");
  return <path d={`M${d}`} fill="none" strokeWidth="2.2" strokeLinejoin="round" className="stroke-again" />;
}

const stroke = 6;
const pitch = 5;

/** Short strokes across the middle of a side. */
export function TicksMark({ from, to, count }: Extract<DiagramMark, { form: "ticks" }>) {
  const { along, left } = way(from, to);
  const strokes = Array.from({ length: count }, (_, place) => {
    const by = (place - (count - 1) / 2) * pitch;
    const x = (from.x + to.x) / 2 + along.x * by;
    const y = (from.y + to.y) / 2 + along.y * by;
    return `M${x - left.x * stroke} ${y - left.y * stroke}L${x + left.x * stroke} ${y + left.y * stroke}`;
  });
  return <path d={strokes.join("")} strokeWidth="2.4" strokeLinecap="round" className="stroke-again" />;
}
