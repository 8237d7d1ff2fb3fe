import { apart, type Curve, lengthOf, pointsOf, toPath } from "#lib/questions/handwriting/curve.ts";
import { type Frame, fieldOf, ruling } from "#lib/questions/handwriting/frame.ts";

/** The ruling of a school's exercise book, four lines and more; the thick one is written on. */
export function RuledLines(frame: Frame) {
  const { x, y, width, height } = fieldOf(frame);
  const rows = Array.from({ length: (frame.top + frame.bottom) / ruling + 1 }, (_, row) => row * ruling - frame.top);
  const columns = Array.from({ length: Math.floor(width / ruling) }, (_, column) => x + 20 + column * ruling);
  return (
    <>
      <path d={columns.map((left) => `M${left} ${y}v${height}`).join("")} strokeWidth="1" className="stroke-line" />
      <path d={rows.map((row) => `M${x} ${row}h${width}`).join("")} strokeWidth="1.6" className="stroke-soft" />
      <path d={`M${x} 0h${width}`} strokeWidth="3" className="stroke-field" />
    </>
  );
}

interface PenLineProps {
  curve: Curve;
  width: number;
  className: string;
}

/** The line of one stroke. */
export function PenLine({ curve, width, className }: PenLineProps) {
  return (
    <path
      d={toPath(curve)}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    />
  );
}

/** Arrow heads along a stroke: the first one near its start, so many units apart, and further where they are large. */
const first = 38;
const between = 85;
const sizesBetween = 8;
const margin = 14;

/** Which way a stroke goes. */
export function WayArrows({ curve, size, className }: { curve: Curve; size: number; className: string }) {
  const points = pointsOf(curve, 4);
  const length = lengthOf(points);
  if (length < 24) return null;
  const start = Math.min(first, length / 2);
  const step = Math.max(between, sizesBetween * size);
  const places = Array.from({ length: Math.floor(Math.max(0, length - margin - start) / step) + 1 }, (_, at) =>
    Math.round((start + at * step) / (length / (points.length - 1))),
  );
  const heads = places.flatMap((at) => {
    const [before, here] = [points[at - 2] ?? points[0], points[at]];
    if (before === undefined || here === undefined || apart(before, here) === 0) return [];
    const turn = (Math.atan2(here.y - before.y, here.x - before.x) * 180) / Math.PI;
    return [{ at, ...here, turn }];
  });
  return heads.map(({ at, x, y, turn }) => (
    <path
      key={at}
      d={`M${-size} ${-size}L0 0L${-size} ${size}`}
      transform={`translate(${x} ${y}) rotate(${turn}) translate(${size / 2} 0)`}
      fill="none"
      strokeWidth={size * 0.55}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    />
  ));
}
