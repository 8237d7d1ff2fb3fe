import type { WalkGround } from "#lib/questions/figures/walk-grid.ts";
import { walkText } from "#lib/text/walk-text.ts";

export type Direction = "left" | "right" | "up" | "down";

export interface Move {
  readonly direction: Direction;
  readonly squares: number;
}

/** Columns and rows that a step goes. */
const steps: Readonly<Record<Direction, readonly [across: number, down: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

type Walkable = Pick<WalkGround, "size" | "start" | "wall">;

/** The square a step leads to; null outside the grid. */
export function stepFrom({ size }: Pick<WalkGround, "size">, square: number, direction: Direction): number | null {
  const [across, down] = steps[direction];
  const [column, row] = [(square % size) + across, Math.floor(square / size) + down];
  return column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column;
}

interface Walked {
  /** The squares one by one, the start first; up to the last one before a wall or the edge. */
  readonly path: readonly number[];
  readonly stop: "wall" | "outside" | null;
}

export function walk(ground: Walkable, moves: readonly Move[]): Walked {
  const path = [ground.start];
  for (const { direction, squares } of moves) {
    for (let step = 0; step < squares; step += 1) {
      const next = stepFrom(ground, path.at(-1) ?? ground.start, direction);
      if (next === null) return { path, stop: "outside" };
      if (ground.wall.includes(next)) return { path, stop: "wall" };
      path.push(next);
    }
  }
  return { path, stop: null };
}

/** "sang phải 1 ô; lên trên 2 ô". */
export function tellMoves(moves: readonly Move[]): string {
  return moves.map(({ direction, squares }) => walkText.move(direction, squares)).join("; ");
}
