import { placeOf, standsOn } from "#lib/questions/figures/walk-grid.ts";
import { walkText as text } from "#lib/text/walk-text.ts";
import type { WalkResponse, WalkView } from "./grading.ts";
import { tellMoves } from "./moves.ts";

/** A square as an answer is written: "ô có con mèo", "hàng 2, cột 3". */
export function writeSquare(ground: WalkView["ground"], square: number): string {
  const thing = standsOn(ground, square);
  const { row, column } = placeOf(ground, square);
  return thing === null ? text.square(row, column) : text.withThing(thing);
}

/** The square the robot was put on, or the moves of the row. */
export function writeWalk({ ground, cards }: WalkView, { walked }: WalkResponse): string {
  if (cards.length === 0) return writeSquare(ground, walked[0] ?? ground.start);
  return tellMoves(walked.flatMap((card) => cards[card] ?? []));
}
