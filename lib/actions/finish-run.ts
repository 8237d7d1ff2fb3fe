"use server";

import { updateTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { endRun } from "#lib/data/end-run.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";

/** Ends a run (see endRun), and makes it show at once: on the boards, and on the pages this browser keeps. */
export async function finishRun(
  runId: unknown,
  answers: unknown,
): Promise<Result<FinishResult, "refused" | "not-yours" | "too-many" | "backend-away">> {
  const { result, boards } = await endRun(runId, answers);
  // No read carries this tag: any tag has the browser let go of the pages it keeps, which are from before the run.
  if (result.ok) updateTag("runs");
  for (const board of boards) updateTag(board);
  return result;
}
