import "server-only";
import { isDeepStrictEqual } from "node:util";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { formatNumber } from "#lib/core/format-number.ts";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { isOfPoints, weekBoardAt } from "#lib/play/week-boards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import { tryRead } from "./try-read.ts";

const leaderSchema = z
  .object({
    place: z.coerce.number().int(),
    user_id: z.uuid(),
    username: z.string(),
    avatar: z.string(),
    active_animal: z.string(),
    levels_done: z.int(),
    total_time: z.coerce.number().int(),
    score: z.coerce.number().int(),
  })
  .transform((row) => ({
    place: row.place,
    pupilId: row.user_id,
    username: row.username,
    avatar: row.avatar,
    activeAnimal: row.active_animal,
    levelsDone: row.levels_done,
    totalTime: row.total_time,
    score: row.score,
  }));

/** A row of a leaderboard (spec sections 3 and 9); `totalTime` in seconds. */
export type Leader = z.infer<typeof leaderSchema>;

function toLeaders(rows: unknown): Leader[] {
  return z.array(leaderSchema).parse(rows);
}

/** Cache tag of a board; after an update of the tag the next reader sees the new order. */
export function boardTag(levelName: string): string {
  return `board-${levelName}`;
}

/** How many places a board shows. */
export const placesShown = 100;

/** The rows of a board and when they were read. */
export interface Leaders {
  /** Time of the read, in milliseconds since 1970. */
  readonly readAt: number;
  /** The best, first place first. */
  readonly rows: readonly Leader[];
}

/**
 * The first 100 of a board: "all" by total score, a week by its points, any other name by the spec's aggregate (section 9).
 * At most 10 seconds old for everybody; fresh at once for the pupil who just scored.
 */
export async function listLeaders(levelName: string): Promise<Result<Leaders, "backend-away">> {
  "use cache";
  cacheTag(boardTag(levelName));
  const leaders = await tryRead("leaders", () => queryLeaders(levelName));
  cacheLife(leaders.ok ? cacheLives.board : cacheLives.failure);
  return leaders;
}

async function queryLeaders(levelName: string): Promise<Leaders> {
  const client = await serviceClient();
  const readAt = Date.now();
  const answer = await client.rpc("leaderboard", { p_level_name: levelName, p_limit: placesShown });
  return { readAt, rows: toLeaders(unwrap("list leaders", answer)) };
}

/** The pupil's own row of a board with the neighbours above and below; empty when the pupil is not on it. */
export async function findOwnPlace(levelName: string, pupilId: string): Promise<Leader[]> {
  const client = await serviceClient();
  const answer = await client.rpc("own_place", { p_level_name: levelName, p_user: pupilId });
  return toLeaders(unwrap("find own place", answer));
}

/** Whether the pupil is kept off the boards; the pupil's own place does not show it. */
export async function isHiddenFromBoards(pupilId: string): Promise<boolean> {
  const client = await serviceClient();
  const row = unwrap(
    "find hidden pupil",
    await client.from("hidden_pupils").select("user_id").eq("user_id", pupilId).maybeSingle(),
  );
  return row !== null;
}

/** The boards that show the pupil among the first hundred; they must be read again if the profile changes or is deleted. */
export async function listTopBoards(pupilId: string): Promise<readonly string[]> {
  const client = await serviceClient();
  return unwrap("list top boards", await client.rpc("top_boards", { p_user: pupilId }));
}

/** Cache tags of all boards of points that are shown. */
export function tagsOfPoints(): string[] {
  const now = Date.now();
  return ["all", weekBoardAt("week", now), weekBoardAt("last-week", now)].map(boardTag);
}

/**
 * Cache tags of the boards of points that may show a pupil who just scored, judged by the cached boards; `totalScore` is
 * the pupil's total. Few of a thousand who play at once are shown, and the cache would be useless if each of their runs
 * expired it.
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

/** A pupil who has just entered the first hundred of a week is found by the own place, which expires the board. */
async function isShownIn(board: string, pupilId: string): Promise<boolean> {
  const leaders = await listLeaders(board);
  if (!leaders.ok || leaders.value.rows.length < placesShown) return true;
  return leaders.value.rows.some((leader) => leader.pupilId === pupilId);
}

/**
 * Whether cached leaders show a pupil as the database does: `own` is the live row, undefined if the pupil is not on the
 * board. The place is ignored, because other pupils change it too.
 */
export function showsAsIs(leaders: Leaders, pupilId: string, own: Leader | undefined): boolean {
  const shown = leaders.rows.find((row) => row.pupilId === pupilId);
  const stands = own !== undefined && own.place <= placesShown ? own : undefined;
  if (shown === undefined || stands === undefined) return shown === stands;
  return isDeepStrictEqual({ ...shown, place: 0 }, { ...stands, place: 0 });
}

/**
 * A row of a board, ready to show: points on the boards of all and of the weeks, levels and time on the board of one
 * game.
 */
export function toBoardRow(leader: Leader, levelName: string, pupilId: string | null) {
  const hasPoints = isOfPoints(levelName);
  return {
    place: leader.place,
    name: leader.username,
    animal: leader.activeAnimal,
    score: hasPoints ? formatNumber(leader.score) : leaderboardText.levels(formatNumber(leader.levelsDone)),
    detail: hasPoints ? null : leaderboardText.time(Math.floor(leader.totalTime / 60), leader.totalTime % 60),
    isMe: leader.pupilId === pupilId,
  };
}
