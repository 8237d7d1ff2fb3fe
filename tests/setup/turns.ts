/** Which share of the cases that take turns is on; null where all of them are, as in a run of one file. */
const turn = process.env.TEST_TURN === undefined ? null : Number(process.env.TEST_TURN);

/** Of cases that take turns with the commits, `of` of them until each was on: those that are on in this run. */
export function inTurn<Case>(cases: readonly Case[], of: number): readonly Case[] {
  return turn === null ? cases : cases.filter((_, place) => place % of === turn % of);
}
