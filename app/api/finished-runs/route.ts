import { revalidateTag } from "next/cache";
import { z } from "zod";
import { isOwnRequest } from "#lib/http/is-own-request.ts";
import { longestBody } from "#lib/http/longest-body.ts";
import { readSmallJson } from "#lib/http/read-small-json.ts";
import { buildFacts } from "#lib/operation/build-facts.ts";
import { buildHeader } from "#lib/play/build-header.ts";
import { endRun } from "#lib/server/end-run.ts";

// A page of an older version sends no `ago`.
const runSchema = z.object({ runId: z.unknown(), answers: z.unknown(), ago: z.unknown().optional() });
const headers = { "cache-control": "private, no-store", [buildHeader]: buildFacts.build };

/**
 * Ends a run, `{ runId, answers, ago }`, and answers with the result of endRun. No action: its answer would draw the page anew,
 * and with that a run in place of the result, or in the middle of another run.
 */
export async function POST(request: Request): Promise<Response> {
  const run = runSchema.safeParse(await readSmallJson(request, longestBody));
  const status = isOwnRequest(request.headers) ? 400 : 403;
  if (status === 403 || !run.success) return Response.json({ ok: false, reason: "refused" }, { status, headers });
  const { result, boards } = await endRun(run.data.runId, run.data.answers, run.data.ago);
  for (const board of boards) revalidateTag(board, { expire: 0 });
  return Response.json(result, { headers });
}
