import { pageBuild } from "#components/ui/page-build.ts";
import type { Result } from "#lib/core/result.ts";
import { buildHeader } from "#lib/play/build-header.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { isFields } from "#lib/play/is-fields.ts";
import type { RunAnswer } from "#lib/play/run-answer.ts";

function isResult(value: unknown): value is Result<FinishResult, string> {
  if (!isFields(value)) return false;
  if (value.ok === false) return typeof value.reason === "string";
  return (
    value.ok === true && isFields(value.value) && typeof value.value.points === "number" && isFields(value.value.next)
  );
}

/**
 * Sends a run that has ended; the same run may be sent again and counts once. Rejects when the server cannot be asked. By a
 * route and no action: the answer of an action draws the page anew, and where the site was deployed meanwhile loads it whole,
 * so that the result would be gone. That the server is of another build is told to the page instead.
 */
export async function sendRun(
  runId: string,
  answers: readonly RunAnswer[],
  signal: AbortSignal,
): Promise<Result<FinishResult, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/finished-runs", {
    method: "POST",
    headers,
    body: JSON.stringify({ runId, answers }),
    signal,
  });
  const result: unknown = await answer.json();
  // A proxy that hides the site's own name from it is no reason to give the run up.
  if (answer.status === 403 || !isResult(result)) throw new Error("no answer to a run");
  const build = answer.headers.get(buildHeader);
  if (build !== null && build !== pageBuild.name()) pageBuild.outlive();
  return result;
}
