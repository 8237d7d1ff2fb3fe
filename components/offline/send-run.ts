import type { Result } from "#lib/core/result.ts";
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
 * Sends a run that had to wait. Rejects when the server cannot be asked. Unlike the action it leaves the page as it is, which
 * may hold another run by now, or have come without a network.
 */
export async function sendRun(runId: string, answers: readonly RunAnswer[]): Promise<Result<FinishResult, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/finished-runs", {
    method: "POST",
    headers,
    body: JSON.stringify({ runId, answers }),
  });
  const result: unknown = await answer.json();
  if (!isResult(result)) throw new Error("no answer to a run");
  return result;
}
