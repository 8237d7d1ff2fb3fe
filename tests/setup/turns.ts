import { takeShare } from "#scripts/take-share.ts";

/** The turn of this run, of every two the one that npm test has; null where every case is on, as in a run of one file. */
const turn = process.env.TEST_TURN === undefined ? null : Math.floor(Number(process.env.TEST_TURN) / 2);

/** Of cases that take turns with the commits, those that are on in this run. */
export function inTurn<Case>(cases: readonly Case[], of: number): readonly Case[] {
  return turn === null ? cases : takeShare(cases, turn, of);
}
