import "server-only";
import { weekBoardAt } from "#lib/play/week-boards.ts";
import { boardTag, listLeaders, placesShown } from "./list-leaders.ts";

/** Cache tags of all boards of points that are shown. */
export function tagsOfPoints(): string[] {
  const now = Date.now();
  return ["all", weekBoardAt("week", now), weekBoardAt("last-week", now)].map(boardTag);
}

/**
 * Cache tags of the boards of points on which a pupil who just scored may stand, as they were kept last; `totalScore` are
 * its points in all. Of a thousand who play at once few stand there; were each of their runs to have those boards made
 * anew, nothing would be left of keeping them.
 */
export async function tagsThatShow(pupilId: string, totalScore: number): Promise<string[]> {
  const thisWeek = weekBoardAt("week", Date.now());
  const [all, week] = await Promise.all([isShownInAll(totalScore), isShownIn(thisWeek, pupilId)]);
  return [...(all ? [boardTag("all")] : []), ...(week ? [boardTag(thisWeek)] : [])];
}

async function isShownInAll(totalScore: number): Promise<boolean> {
  const leaders = await listLeaders("all");
  const last = leaders.ok ? leaders.value.rows[placesShown - 1] : undefined;
  return last === undefined || totalScore >= last.score;
}

/** Who has just come among the first hundred of a week is found by the own place, which has the board made anew. */
async function isShownIn(board: string, pupilId: string): Promise<boolean> {
  const leaders = await listLeaders(board);
  if (!leaders.ok || leaders.value.rows.length < placesShown) return true;
  return leaders.value.rows.some((leader) => leader.pupilId === pupilId);
}
