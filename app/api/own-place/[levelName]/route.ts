import { findOwnPlace } from "#lib/data/find-own-place.ts";
import { readSession } from "#lib/data/session.ts";
import { toBoardRow } from "#lib/data/to-board-row.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { findBoard } from "#lib/play/boards.ts";

/**
 * The place of this browser's pupil on a board, with its neighbours: `{ rows }`, empty for a guest and for a pupil who
 * is not on it. Apart from the page, so that the page is the same for everybody and costs the same with a million.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/own-place/[levelName]">,
): Promise<Response> {
  const board = findBoard((await params).levelName);
  if (board === undefined) return Response.json({ rows: [] }, { status: 404 });
  const { pupilId } = await readSession();
  if (pupilId === null) return answer([]);
  const own = await tryRead("own place", () => findOwnPlace(board.levelName, pupilId));
  if (!own.ok) return Response.json({ rows: [] }, { status: 503 });
  return answer(own.value.map((leader) => toBoardRow(leader, board.levelName, pupilId)));
}

function answer(rows: readonly unknown[]): Response {
  return Response.json({ rows }, { headers: { "cache-control": "private, no-store" } });
}
