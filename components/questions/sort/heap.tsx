import { Picture } from "#components/figures/picture.tsx";
import type { PictureName } from "#lib/questions/picture-name.ts";

interface HeapProps {
  picture: PictureName;
  count: number;
  columns: number;
  /** How many rows have room. */
  rows: number;
  className: string;
}

const cell = 10;

/** Things alike in rows; where some are missing their room stays. */
export function Heap({ picture, count, columns, rows, className }: HeapProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      preserveAspectRatio="xMidYMin meet"
      className={className}
    >
      {Array.from({ length: count }, (_, place) => ({
        x: (place % columns) * cell + 0.5,
        y: Math.floor(place / columns) * cell + 0.5,
      })).map(({ x, y }) => (
        <Picture key={`${x} ${y}`} name={picture} x={x} y={y} size={cell - 1} />
      ))}
    </svg>
  );
}
