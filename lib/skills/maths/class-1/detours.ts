import type { Rng } from "#lib/core/rng.ts";
import type { WalkGround } from "#lib/questions/figures/walk-grid.ts";
import { longestRow } from "#lib/questions/kinds/walk/grading.ts";
import { rowsOf } from "#lib/questions/kinds/walk/kind.ts";
import { type Move, tellMoves, walk } from "#lib/questions/kinds/walk/moves.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

export const sideways = ["left", "right"] as const;
export const upright = ["up", "down"] as const;
export const opposite = { left: "right", right: "left", up: "down", down: "up" } as const;

export const squaresOf = (size: number) => Array.from({ length: size * size }, (_, square) => square);

/** Where the robot stands after these moves; nothing where they leave the grid or meet the wall. */
export function endOf(ground: Pick<WalkGround, "size" | "start" | "wall">, moves: readonly Move[]): readonly number[] {
  const { path, stop } = walk(ground, moves);
  const end = path.at(-1);
  return stop === null && end !== undefined ? [end] : [];
}

/** A grid with a wall, and cards that lead around it. */
interface Detour {
  readonly ground: WalkGround;
  readonly cards: readonly Move[];
  /** The shortest row of cards, of equally long ones the first as they lie. */
  readonly moves: readonly Move[];
}

const walls = [2, 3].flatMap((length) =>
  [1, 5].flatMap((pitch) =>
    squaresOf(5).flatMap((first) => {
      const isInside = pitch === 1 ? (first % 5) + length <= 5 : first + (length - 1) * 5 < 25;
      return isInside ? [Array.from({ length }, (_, place) => first + place * pitch)] : [];
    }),
  ),
);

/** How many columns and rows there are between two squares. */
export const between = (one: number, other: number) => ({
  across: (other % 5) - (one % 5),
  down: Math.floor(other / 5) - Math.floor(one / 5),
});

/** The ways of one or two straight stretches, as they would be if there were no wall. */
function straightWays(start: number, target: number): readonly (readonly Move[])[] {
  const { across, down } = between(start, target);
  const side: readonly Move[] =
    across === 0 ? [] : [{ direction: across > 0 ? "right" : "left", squares: Math.abs(across) }];
  const height: readonly Move[] = down === 0 ? [] : [{ direction: down > 0 ? "down" : "up", squares: Math.abs(down) }];
  return [
    [...side, ...height],
    [...height, ...side],
  ];
}

/** Three moves, of which the first and the last go along one axis, and the wall they lead around; null where the draw has none. The middle one may take two cards. */
function drawDetour(rng: Rng, animal: PictureName): Detour | null {
  const isSideFirst = rng.int(0, 1) === 0;
  const drawMove = (isSide: boolean): Move => ({
    direction: rng.pick(isSide ? sideways : upright),
    squares: rng.int(1, 4),
  });
  const [first, second, third] = [drawMove(isSideFirst), drawMove(!isSideFirst), drawMove(isSideFirst)] as const;
  const bare = { size: 5, start: rng.int(0, 24) } as const;
  const { path, stop } = walk({ ...bare, wall: [] }, [first, second, third]);
  const target = path.at(-1) ?? bare.start;
  const { across, down } = between(bare.start, target);
  if (stop !== null || Math.abs(across) + Math.abs(down) < 2) return null;
  const crossing = walls.filter(
    (wall) =>
      wall.every((square) => !path.includes(square)) &&
      straightWays(bare.start, target).every((moves) => walk({ ...bare, wall }, moves).stop === "wall"),
  );
  if (crossing.length === 0) return null;
  const ground: WalkGround = { ...bare, wall: rng.pick(crossing), things: [{ picture: animal, square: target }] };
  // Who turns a move round or goes a square too far finds a card for it.
  const spares = rng.shuffle([
    { ...first, direction: opposite[first.direction] },
    { ...second, direction: opposite[second.direction] },
    { ...second, squares: second.squares + 1 },
    { ...second, squares: second.squares - 1 },
  ]);
  const isSplit = rng.int(0, 2) === 0 && second.squares > 2;
  const middle = isSplit
    ? [
        { ...second, squares: second.squares - 1 },
        { ...second, squares: 1 },
      ]
    : [second];
  const named = new Map([first, ...middle, third, ...spares].map((move) => [tellMoves([move]), move]));
  const cards = rng.shuffle([...named.values()].filter(({ squares }) => squares > 0 && squares < 5).slice(0, 5));
  if (cards.length < 5) return null;
  const right = rowsOf(cards.length, longestRow)
    .map((row) => row.flatMap((card) => cards[card] ?? []))
    .find((moves) => endOf(ground, moves)[0] === target);
  return right === undefined || right.length < 3 ? null : { ground, cards, moves: right };
}

const mostTries = 5000;

/** A wall to walk around with three cards or four of five. */
export function pickDetour(rng: Rng, animal: PictureName): Detour {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const detour = drawDetour(rng, animal);
    if (detour !== null) return detour;
  }
  throw new Error("no wall to walk around");
}
