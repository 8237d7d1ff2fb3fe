import type { Point } from "#lib/questions/figures/shape-part.ts";
import { sizeOf } from "#lib/questions/kinds/tangram/cover.ts";
import type { TangramView } from "#lib/questions/kinds/tangram/grading.ts";

interface Tray {
  readonly places: readonly Point[];
  readonly height: number;
}

/** Between pieces in the tray, and around them, in squares of the grid. */
const gap = 0.35;

/** Where pieces lie in the tray: as they were cut, in the middle, or else row by row. */
export function layTray({ pieces, columns, cutAt }: Pick<TangramView, "pieces" | "columns" | "cutAt">): Tray {
  const sizes = pieces.map(({ corners }) => sizeOf(corners));
  return cutAt === null ? layRows(sizes, columns) : layCut(sizes, cutAt, columns);
}

type Sizes = readonly { readonly width: number; readonly height: number }[];

/** Pieces as they lie in the shape they were cut from, a little apart. */
function layCut(sizes: Sizes, cutAt: readonly Point[], columns: number): Tray {
  const ends = sizes.map(({ width, height }, piece) => {
    const { x, y } = cutAt[piece] ?? { x: 0, y: 0 };
    return { x: x + width, y: y + height };
  });
  const [right, bottom] = [Math.max(...ends.map(({ x }) => x)), Math.max(...ends.map(({ y }) => y))];
  const apart = (at: number, size: number, whole: number) => Math.sign(at + size / 2 - whole / 2) * (gap / 2);
  const places = cutAt.map(({ x, y }, piece) => {
    const { width, height } = sizes[piece] ?? { width: 0, height: 0 };
    return {
      x: (columns - right) / 2 + x + apart(x, width, right),
      y: 1.5 * gap + y + apart(y, height, bottom),
    };
  });
  return { places, height: bottom + 3 * gap };
}

function layRows(sizes: Sizes, columns: number): Tray {
  const places: Point[] = [];
  let [x, y, rowHeight] = [gap, gap, 0];
  for (const size of sizes) {
    if (x > gap && x + size.width + gap > columns) {
      y += rowHeight + gap;
      [x, rowHeight] = [gap, 0];
    }
    places.push({ x, y });
    x += size.width + gap;
    rowHeight = Math.max(rowHeight, size.height);
  }
  return { places, height: y + rowHeight + gap };
}
