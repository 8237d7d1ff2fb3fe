import { Picture } from "#components/figures/picture.tsx";
import type { PictureName } from "#lib/questions/picture-name.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const perRow = 5;
/** The feet of the lower row. */
const floor = 78;

/** One by one, in rows of at most five from below: ten fit, none overlaps, four and fewer are larger. */
function looseSpots(count: number): Spot[] {
  const upper = count > perRow ? Math.floor(count / 2) : 0;
  const rows = [count - upper, upper].filter((inRow) => inRow > 0);
  const pitch = count < perRow ? 35 : 28;
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, place) => ({
      x: (place - (inRow - 1) / 2) * pitch,
      y: floor - (row + 0.5) * pitch,
      size: pitch - 2,
    })),
  );
}

/** A heap, the ones in front over the ones behind: more than can be counted. */
const heap: readonly Spot[] = [
  ...[-15, 15].map((x) => ({ x, y: 36, size: 30 })),
  ...[-42, -14, 14, 42].map((x) => ({ x, y: 49, size: 32 })),
  ...[-50, -25, 0, 25, 50].map((x) => ({ x, y: 65, size: 34 })),
];

/** A flock on its feet: two rows, one behind the other. */
const flock: readonly Spot[] = [
  ...[-46, -16, 14, 44].map((x) => ({ x: x + 2, y: 42, size: 34 })),
  ...[-56, -28, 0, 28, 56].map((x) => ({ x, y: 62, size: 36 })),
];

interface ThingsProps {
  picture: PictureName;
  /** So many to be counted; 0 for many. */
  loose: number;
  isStanding: boolean;
}

/** The things of a group over the rim of what they lie in. */
export function Things({ picture, loose, isStanding }: ThingsProps) {
  const many = isStanding ? flock : heap;
  const spots = (loose > 0 ? looseSpots(loose) : many).map((spot, place) => ({ ...spot, place }));
  return spots.map(({ x, y, size, place }) => (
    <Picture key={place} name={picture} x={x - size / 2} y={y - size / 2} size={size} />
  ));
}
