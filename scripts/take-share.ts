/** Of cases that take turns, `of` of them until each was on: those that are on at this one. */
export function takeShare<Case>(cases: readonly Case[], turn: number, of: number): readonly Case[] {
  return cases.filter((_, place) => place % of === turn % of);
}
