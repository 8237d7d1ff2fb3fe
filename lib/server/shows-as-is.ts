import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Leader } from "./leader.ts";
import { type Leaders, placesShown } from "./list-leaders.ts";

/**
 * Whether kept leaders show a pupil as he stands now: `own` is the live row, undefined for one who is not on the board.
 * The place is left out, which others move as well.
 */
export function showsAsIs(leaders: Leaders, pupilId: string, own: Leader | undefined): boolean {
  const shown = leaders.rows.find((row) => row.pupilId === pupilId);
  const stands = own !== undefined && own.place <= placesShown ? own : undefined;
  if (shown === undefined || stands === undefined) return shown === stands;
  return isDeepStrictEqual({ ...shown, place: 0 }, { ...stands, place: 0 });
}
