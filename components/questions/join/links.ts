import type { JoinRow } from "#lib/questions/kinds/join/grading.ts";

/** Which thing of the upper row is joined with which of the lower one, by their places in the rows. */
export type Links = readonly (readonly [upper: number, lower: number])[];

export type RowAt = 0 | 1;

/** Joins two things; what either was joined with is free again. */
export function joined(links: Links, upper: number, lower: number): Links {
  return [...links.filter(([one, other]) => one !== upper && other !== lower), [upper, lower]];
}

/** Joins a thing with the nearest free one of the other row; one that is joined is freed. Nothing changes where none is free. */
export function nextFree(links: Links, rows: readonly [JoinRow, JoinRow], row: RowAt, place: number): Links {
  if (links.some((link) => link[row] === place)) return links.filter((link) => link[row] !== place);
  const other = row === 0 ? 1 : 0;
  const at = rows[row].places[place] ?? 0;
  const [nearest] = rows[other].places
    .map((x, candidate) => ({ candidate, distance: Math.abs(x - at) }))
    .filter(({ candidate }) => links.every((link) => link[other] !== candidate))
    .toSorted((one, two) => one.distance - two.distance);
  if (nearest === undefined) return links;
  return row === 0 ? joined(links, place, nearest.candidate) : joined(links, nearest.candidate, place);
}
