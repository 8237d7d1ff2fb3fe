import { z } from "zod";
import { isOwnRequest } from "#lib/http/is-own-request.ts";
import { readSmallJson } from "#lib/http/read-small-json.ts";
import { isReadAloud } from "#lib/play/readings.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { keepReading, readAloudText } from "#lib/server/readings.ts";
import { readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

const readingSchema = z
  .strictObject({
    passage: z
      .string()
      .max(60)
      .regex(/^[a-z0-9-]+$/),
    syllables: z.int().min(1).max(2000),
    seconds: z.int().min(1).max(600),
  })
  .refine(isReadAloud);

const longestBody = 200;
const headers = { "cache-control": "private, no-store" };

/** Keeps with the profile of this browser's pupil what it has read aloud, and answers all that are kept; 401 without a pupil. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return Response.json(null, { status: 403, headers });
  const { pupilId, sessionId } = await readSessionCookie();
  if (pupilId === null || sessionId === null) return Response.json(null, { status: 401, headers });
  if (!(await takeAllowance("change-profile", pupilId))) return Response.json(null, { status: 429, headers });
  const { data } = readingSchema.safeParse(await readSmallJson(request, longestBody));
  if (data === undefined) return Response.json(null, { status: 400, headers });
  const kept = await tryRead("reading of pupil", async () =>
    (await readAloudText(data.passage)) === null ? "no-text" : keepReading(pupilId, sessionId, data),
  );
  if (!kept.ok) return Response.json(null, { status: 503, headers });
  if (kept.value === "no-text") return Response.json(null, { status: 404, headers });
  return Response.json(kept.value, { status: kept.value === null ? 401 : 200, headers });
}
