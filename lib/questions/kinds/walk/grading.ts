import type { Line } from "#lib/core/line.ts";
import type { WalkGround } from "#lib/questions/figures/walk-grid.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { type Move, walk } from "./moves.ts";

/** A robot on a grid. Where moves are told it is put on a square; else cards with moves are laid into a row. */
export interface WalkView {
  readonly ground: WalkGround;
  /** The cards with moves, no two alike; none where the moves are told. */
  readonly cards: readonly Move[];
}

/** What went wrong, as far as it has a name. */
export type WalkFault =
  | "wall"
  | "outside"
  /** It stands left of the start and not right of it, or the other way round. */
  | "side"
  /** It stands above the start and not below it, or the other way round. */
  | "height"
  /** It left the row or the column in which alone it was to go. */
  | "line"
  /** Of two moves only one was made. */
  | "half"
  /** A square is missing in one move, or in both. */
  | "short"
  | "bothShort"
  /** It is a square too far. */
  | "long"
  | "other";

export interface WalkKey {
  readonly ground: Pick<WalkGround, "size" | "start" | "wall">;
  readonly cards: readonly Move[];
  readonly target: number;
  /** The moves that are told, or those of one row of cards; every other row that gets there is as right. */
  readonly moves: readonly Move[];
  /** What is said to each of the faults that can happen. */
  readonly feedback: readonly { readonly fault: WalkFault; readonly line: Line }[];
}

export interface WalkResponse {
  /** The square the robot was put on, or the cards in the order they were laid. */
  readonly walked: readonly number[];
}

/** Cards that may lie in a row. */
export const longestRow = 4;

/** How many columns and rows lie between the start and a square. */
function apart({ size, start }: WalkKey["ground"], square: number): readonly [across: number, down: number] {
  return [(square % size) - (start % size), Math.floor(square / size) - Math.floor(start / size)];
}

function sideFault(wanted: readonly [number, number], reached: readonly [number, number]): WalkFault | null {
  if (wanted[0] * reached[0] < 0) return "side";
  return wanted[1] * reached[1] < 0 ? "height" : null;
}

/** What went wrong where moves were told and the robot was put on a square. */
function squareFault(key: WalkKey, square: number): WalkFault | null {
  if (square === key.target) return null;
  const wanted = apart(key.ground, key.target);
  const reached = apart(key.ground, square);
  const side = sideFault(wanted, reached);
  if (side !== null) return side;
  if (wanted.some((squares, axis) => squares === 0 && reached[axis] !== 0)) return "line";
  const missing = wanted.map((squares, axis) => Math.abs(squares) - Math.abs(reached[axis] ?? 0));
  const isHalf = key.moves.length > 1 && reached.some((squares, axis) => squares === 0 && missing[1 - axis] === 0);
  if (isHalf) return "half";
  if (missing.join() === "1,1") return "bothShort";
  if (!missing.includes(0)) return "other";
  const [off = 0] = missing.filter((squares) => squares !== 0);
  if (off === 1) return "short";
  return off === -1 ? "long" : "other";
}

/** What went wrong where cards were laid. Beside the target stands who has a square left to go, or went past it. */
function rowFault(key: WalkKey, moves: readonly Move[]): WalkFault | null {
  const { path, stop } = walk(key.ground, moves);
  if (stop !== null) return stop;
  const end = path.at(-1) ?? key.ground.start;
  if (end === key.target) return null;
  const wanted = apart(key.ground, key.target);
  const reached = apart(key.ground, end);
  const off = wanted.map((squares, axis) => Math.abs(squares - (reached[axis] ?? 0)));
  if (off.toSorted().join() !== "0,1") return sideFault(wanted, reached) ?? "other";
  const isPast = wanted.some((squares, axis) => squares !== 0 && squares * (reached[axis] ?? 0) > squares ** 2);
  return isPast ? "long" : "short";
}

/** What is wrong with a response; null where it is right. */
export function walkFault(key: WalkKey, { walked }: WalkResponse): WalkFault | null {
  if (key.cards.length === 0) return walked.length === 1 ? squareFault(key, walked[0] ?? 0) : "other";
  const moves = walked.flatMap((card) => key.cards[card] ?? []);
  return moves.length < walked.length ? "other" : rowFault(key, moves);
}

function feedback(key: WalkKey, response: WalkResponse): Line | null {
  const fault = walkFault(key, response);
  return key.feedback.find((each) => each.fault === fault)?.line ?? null;
}

export const walkGrading: Grading<WalkKey, WalkResponse> = {
  field: "walked",
  hearing: "question",
  help: "board",
  grade: (key, response) => walkFault(key, response) === null,
  feedback,
};
