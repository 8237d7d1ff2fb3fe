import { z } from "zod";
import { isClassId } from "#lib/core/class-id.ts";
import { isOwnRequest } from "#lib/http/is-own-request.ts";
import { readSmallJson } from "#lib/http/read-small-json.ts";
import { mostRunsAtOnce } from "#lib/play/prefetched-run.ts";
import { logEvent } from "#lib/server/log-event.ts";
import { playerOf } from "#lib/server/player.ts";
import { listPrefetchedActivities, makePrefetchedRuns } from "#lib/server/prefetched-runs.ts";
import { mayLook, takePlayAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { makeGivenRuns } from "./given-runs.ts";

type Context = RouteContext<"/api/packs/[classId]">;

const requestSchema = z.strictObject({ hrefs: z.array(z.string().max(200)).min(1).max(mostRunsAtOnce) });
const longestRequest = 2000;
const headers = { "cache-control": "private, no-store" };

/** What of a class can be practised without a network: `{ activities }`, the same for everybody. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { classId } = await params;
  if (!isClassId(classId)) return Response.json({ activities: [] }, { status: 404, headers });
  if (!(await mayLook())) return Response.json({ activities: [] }, { status: 429, headers });
  const found = await listPrefetchedActivities(classId);
  return Response.json({ activities: found.ok ? found.value : [] }, { status: found.ok ? 200 : 503, headers });
}

/**
 * A practice run of each of `{ hrefs }`, and of given work among them that is the pupil's, to be played when there is no
 * network: `{ owner, runs }`. A few at a time, so that
 * nobody else waits; no action, because Next sends actions one after the other, and an answer in a challenge would wait for these.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { classId } = await params;
  if (!isClassId(classId)) return refuse(404);
  if (!isOwnRequest(request.headers)) return refuse(403);
  const body = requestSchema.safeParse(await readSmallJson(request, longestRequest));
  if (!body.success) return refuse(400);
  const cookie = await readSessionCookie();
  if (!(await takePlayAllowance("make-packs", playerOf(cookie)?.id ?? null))) return refuse(429);
  const made = await tryRead("packs", async () => {
    const session = await checkSession(cookie);
    const { hrefs } = body.data;
    const [packs, given] = await Promise.all([
      makePrefetchedRuns(classId, hrefs, session),
      makeGivenRuns(hrefs, session),
    ]);
    return { owner: packs.owner, runs: [...given, ...packs.runs] };
  });
  return made.ok ? Response.json(made.value, { headers }) : refuse(503);
}

function refuse(status: number): Response {
  if (status === 400 || status === 403) logEvent("warn", "packs refused", { status });
  return Response.json({ runs: [] }, { status, headers });
}
