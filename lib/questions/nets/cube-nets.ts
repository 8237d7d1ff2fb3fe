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
