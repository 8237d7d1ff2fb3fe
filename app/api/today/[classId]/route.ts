import { isClassId } from "#lib/core/class-id.ts";
import { isOwnRequest } from "#lib/http/is-own-request.ts";
import { isStandingText } from "#lib/play/standing-text.ts";
import { keepLessons } from "#lib/server/days.ts";
import { mayLook, takeAllowance } from "#lib/server/rate-limits.ts";
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

/**
 * Keeps with the profile of this browser's pupil which lessons of a class it is at (`?at=26-11`; "-" follows the calendar):
 * 204, 401 without a pupil. No action: the answer of one draws the page anew.
 */
export async function PUT(request: Request, { params }: RouteContext<"/api/today/[classId]">): Promise<Response> {
  if (!isOwnRequest(request.headers)) return Response.json(null, { status: 403, headers });
  const { classId } = await params;
  const at = new URL(request.url).searchParams.get("at") ?? "";
  if (!isClassId(classId) || !isStandingText(at)) return Response.json(null, { status: 400, headers });
  const { pupilId, sessionId } = await readSessionCookie();
  if (pupilId === null || sessionId === null) return Response.json(null, { status: 401, headers });
  if (!(await takeAllowance("change-profile", pupilId))) return Response.json(null, { status: 429, headers });
  const kept = await tryRead("lessons of pupil", () => keepLessons(pupilId, sessionId, classId, at));
  if (!kept.ok) return Response.json(null, { status: 503, headers });
  return kept.value === "chosen"
    ? new Response(null, { status: 204, headers })
    : Response.json(null, { status: 401, headers });
}
