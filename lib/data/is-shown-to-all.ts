import "server-only";
import { listLeaders, placesShown } from "./list-leaders.ts";

/**
 * Whether a pupil with so many points in all may stand on the board of all points, as it was kept last. Of a thousand
 * who play at once few do; were each of their runs to have that board made anew, nothing would be left of keeping it.
 */
export async function isShownToAll(totalScore: number): Promise<boolean> {
  const leaders = await listLeaders("all");
  const last = leaders.ok ? leaders.value.rows[placesShown - 1] : undefined;
  return last === undefined || totalScore >= last.score;
}
