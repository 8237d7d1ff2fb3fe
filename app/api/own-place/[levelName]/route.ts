import { revalidateTag } from "next/cache";
import { findBoard } from "#lib/play/boards.ts";
import { isWeekAddress, weekBoardAt } from "#lib/play/week-boards.ts";
import {
  boardTag,
  findOwnPlace,
  isHiddenFromBoards,
  type Leader,
  listLeaders,
  placesShown,
  showsAsIs,
  toBoardRow,
} from "#lib/server/leaderboards.ts";
import { mayLook } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** A board older than this is made anew, wherever it was kept. */
const oldestMs = 10_000;

/**
 * The place of this browser's pupil on a board, with its neighbours, and whether the board the browser has is behind:
 * `{ rows, isBehind }`; no rows for a guest and for a pupil who is not on it. `?readAt=` says when that board was read.
 * Apart from the page, so that the page is the same for everybody and costs the same with a million.
 */
export async function GET(request: Request, { params }: RouteContext<"/api/own-place/[levelName]">): Promise<Response> {
  const { levelName } = await params;
  const now = Date.now();
  const board = boardAt(levelName, now);
  if (board === undefined) return Response.json({ rows: [], isBehind: false }, { status: 404 });
  if (!(await mayLook())) return Response.json({ rows: [], isBehind: false }, { status: 429 });
  const readAt = Number(new URL(request.url).searchParams.get("readAt"));
  // A board of a week that was read in the week before is none of this one, however young it is.
  const isOld = now - readAt > oldestMs || boardAt(levelName, readAt) !== board;
  const cookie = await readSessionCookie();
  const { pupilId } = cookie;
  if (pupilId === null) return answer([], isOld);
  const found = await tryRead("own place", () => Promise.all([findOwnPlace(board, pupilId), checkSession(cookie)]));
  if (!found.ok) return Response.json({ rows: [], isBehind: false }, { status: 503 });
  const [near, session] = found.value;
  if (session.pupilId === null) return answer([], isOld);
  const own = near.find((leader) => leader.pupilId === pupilId);
  const isBehind = await catchUp(board, pupilId, own, readAt);
  return answer(
    near.map((leader) => toBoardRow(leader, board, pupilId)),
    isOld || isBehind,
  );
}

/** The board that stands behind /leaderboard/`name` at a time in milliseconds. */
function boardAt(name: string, now: number): string | undefined {
  return isWeekAddress(name) ? weekBoardAt(name, now) : findBoard(name)?.levelName;
}

/**
 * What the pupil did may have been written by another process, which cannot tell this one. A board of this process that
 * does not show the pupil as the database does is dropped here. Says whether the browser has to ask for it again.
 */
async function catchUp(levelName: string, pupilId: string, own: Leader | undefined, readAt: number): Promise<boolean> {
  const leaders = await listLeaders(levelName);
  if (!leaders.ok) return false;
  if (!showsAsIs(leaders.value, pupilId, own)) {
    // Who is hidden is on no board; a new one would not show the pupil either.
    const hidden = await tryRead("hidden pupil", () => isHiddenFromBoards(pupilId));
    if (!hidden.ok || hidden.value) return false;
    revalidateTag(boardTag(levelName), { expire: 0 });
    return true;
  }
  // This process has read the board since; what the browser has may be from before the pupil scored.
  return own !== undefined && own.place <= placesShown && readAt < leaders.value.readAt;
}

function answer(rows: readonly unknown[], isBehind: boolean): Response {
  return Response.json({ rows, isBehind }, { headers: { "cache-control": "private, no-store" } });
}
