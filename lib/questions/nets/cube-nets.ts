import type { Rng } from "#lib/core/rng.ts";

/** A square of a net; two faces that lie opposite once it is folded have one letter, small and capital. */
export interface NetCell {
  readonly column: number;
  readonly row: number;
  readonly face: string;
}

/** The eleven ways to lay a cube out flat. */
const nets = [
  ["a...", "bcBC", "A..."],
  ["a...", "bcBC", ".A.."],
  ["a...", "bcBC", "..A."],
  ["a...", "bcBC", "...A"],
  [".a..", "bcBC", ".A.."],
  [".a..", "bcBC", "..A."],
  ["Ca..", ".bcB", ".A.."],
  ["Ca..", ".bcB", "..A."],
  ["Ca..", ".bcB", "...A"],
  ["Ca..", ".bc.", "..AB"],
  ["ACa..", "..bcB"],
] as const;

/** Six squares that hang together and make no cube: two of them would lie on each other. */
const others = [
  ["#....", "#####"],
  ["..#..", "#####"],
  ["##..", "####"],
  ["#..#", "####"],
  ["#.#.", "####"],
  [".##.", "####"],
  ["###", "###"],
  ["##.", "##.", ".##"],
  ["#.#", "###", ".#."],
  ["##.", "###", ".#."],
] as const;

function cellsOf(rows: readonly string[]): NetCell[] {
  return rows.flatMap((line, row) =>
    Array.from(line).flatMap((face, column) => (face === "." ? [] : [{ column, row, face }])),
  );
}

/** The same shape, turned and turned over at random. */
function turned(rng: Rng, cells: readonly NetCell[]): NetCell[] {
  const columns = Math.max(...cells.map(({ column }) => column));
  const rows = Math.max(...cells.map(({ row }) => row));
  const [isMirrored, isTopDown, isLying] = [rng.int(0, 1) === 0, rng.int(0, 1) === 0, rng.int(0, 1) === 0];
  return cells.map(({ column, row, face }) => {
    const across = isMirrored ? columns - column : column;
    const down = isTopDown ? rows - row : row;
    return isLying ? { column: across, row: down, face } : { column: down, row: across, face };
  });
}

/** Some different nets of a cube. */
export function pickNets(rng: Rng, count: number): NetCell[][] {
  return rng
    .shuffle(nets)
    .slice(0, count)
    .map((rows) => turned(rng, cellsOf(rows)));
}

/** Some different rows of six squares that are no net of a cube. */
export function pickOtherHexes(rng: Rng, count: number): NetCell[][] {
  return rng
    .shuffle(others)
    .slice(0, count)
    .map((rows) => turned(rng, cellsOf(rows)));
}

/** The letter of the face on the other side. */
export function oppositeFace(face: string): string {
  return face === face.toLowerCase() ? face.toUpperCase() : face.toLowerCase();
}

/** The cube as it lies on a square while it is rolled over a row of them: which of its faces lies where. */
interface Rolled {
  readonly below: number;
  readonly above: number;
  readonly right: number;
  readonly left: number;
  readonly front: number;
  readonly back: number;
}

/** What a roll by one square to each side makes of it. */
const rolls = [
  {
    column: 1,
    row: 0,
    roll: (of: Rolled) => ({ ...of, below: of.right, right: of.above, above: of.left, left: of.below }),
  },
  {
    column: -1,
    row: 0,
    roll: (of: Rolled) => ({ ...of, below: of.left, left: of.above, above: of.right, right: of.below }),
  },
  {
    column: 0,
    row: 1,
    roll: (of: Rolled) => ({ ...of, below: of.front, front: of.above, above: of.back, back: of.below }),
  },
  {
    column: 0,
    row: -1,
    roll: (of: Rolled) => ({ ...of, below: of.back, back: of.above, above: of.front, front: of.below }),
  },
] as const;

/** Which face each of the squares becomes when they are folded around a cube; two of one number lie on each other. */
export function foldedFaces(cells: readonly Pick<NetCell, "column" | "row">[]): number[] {
  const lying = new Map<number, Rolled>([[0, { below: 0, above: 1, right: 2, left: 3, front: 4, back: 5 }]]);
  // Each square that is added is looked at in its turn.
  for (const [place, rolled] of lying) {
    for (const { column, row, roll } of rolls) {
      const next = cells.findIndex(
        (cell) => cell.column === (cells[place]?.column ?? 0) + column && cell.row === (cells[place]?.row ?? 0) + row,
      );
      if (next >= 0 && !lying.has(next)) lying.set(next, roll(rolled));
    }
  }
  return cells.map((_, place) => lying.get(place)?.below ?? 0);
}
