import { revalidateTag } from "next/cache";
import { z } from "zod";
import { endRun } from "#lib/data/end-run.ts";
import { isOwnRequest } from "#lib/http/is-own-request.ts";
import { readSmallJson } from "#lib/http/read-small-json.ts";

/** As much as an action may be sent. */
const longest = 64 * 1024;
const runSchema = z.object({ runId: z.unknown(), answers: z.unknown() });
const headers = { "cache-control": "private, no-store" };

/**
 * Ends a run that had to wait, `{ runId, answers }`, as the action does and with its result. No action: its answer draws the page
 * anew, and in place of one that came without a network would be another, in the middle of a run.
 */
export async function POST(request: Request): Promise<Response> {
  const run = runSchema.safeParse(await readSmallJson(request, longest));
  const status = isOwnRequest(request.headers) ? 400 : 403;
  if (status === 403 || !run.success) return Response.json({ ok: false, reason: "refused" }, { status, headers });
  const { result, boards } = await endRun(run.data.runId, run.data.answers);
  for (const board of boards) revalidateTag(board, { expire: 0 });
  return Response.json(result, { headers });
}
