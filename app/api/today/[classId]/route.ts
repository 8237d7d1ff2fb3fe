import { isClassId } from "#lib/core/class-id.ts";
import { mayLook } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { readToday } from "#lib/server/today.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** Two lesson numbers with a dash between them. */
const longestAt = 7;
const headers = { "cache-control": "private, no-store" };

/**
 * What home shows of the day of this browser's pupil or guest in a class (see TodayView); `?at=26-11` says which lessons the
 * pupil is at. Apart from the page, which is the same for everybody.
 */
export async function GET(request: Request, { params }: RouteContext<"/api/today/[classId]">): Promise<Response> {
  const { classId } = await params;
  if (!isClassId(classId)) return Response.json(null, { status: 404, headers });
  if (!(await mayLook())) return Response.json(null, { status: 429, headers });
  const at = new URL(request.url).searchParams.get("at")?.slice(0, longestAt) ?? null;
  const read = await tryRead("today", async () =>
    readToday(classId, at, await checkSession(await readSessionCookie())),
  );
  return read.ok ? Response.json(read.value, { headers }) : Response.json(null, { status: 503, headers });
}
