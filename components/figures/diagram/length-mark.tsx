import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { ArrowHead } from "./arrow-head.tsx";
import { BoxWords } from "./box-words.tsx";
import type { LabelBox } from "./label-boxes.ts";
import { arrowsAway } from "./length-place.ts";
import { way } from "./way.ts";

interface LengthMarkProps {
  mark: Extract<DiagramMark, { form: "length" }>;
  box: LabelBox;
  answer: string | null;
}

/** What a side measures. */
export function LengthMark({ mark, box, answer }: LengthMarkProps) {
  return (
    <>
      {mark.hasArrows && <Arrows mark={mark} />}
      <BoxWords box={box} answer={answer} />
    </>
  );
}

/** A line along a side, an arrow at each end, between two short strokes. */
function Arrows({ mark: { from, to, side } }: Pick<LengthMarkProps, "mark">) {
  const { left } = way(from, to);
  const aside = ({ x, y }: Point, away: number): Point => ({
    x: x + left.x * side * away,
    y: y + left.y * side * away,
  });
  const [start, end] = [aside(from, arrowsAway), aside(to, arrowsAway)];
  const strokes = [from, to].map((point) => {
    const [near, far] = [aside(point, 4), aside(point, arrowsAway + 4)];
    return `M${near.x} ${near.y}L${far.x} ${far.y}`;
  });
  return (
    <g>
      <path d={strokes.join("")} strokeWidth="1.6" className="stroke-field" />
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} strokeWidth="2" className="stroke-ink" />
      <ArrowHead tip={end} back={start} size={9} className="fill-ink stroke-ink" />
      <ArrowHead tip={start} back={end} size={9} className="fill-ink stroke-ink" />
    </g>
  );
}
