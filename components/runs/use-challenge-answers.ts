import { type Dispatch, useEffect } from "react";
import { isTemporary } from "#lib/play/is-temporary.ts";
import type { RunAction, RunState } from "#lib/play/run-state.ts";
import type { Response } from "#lib/questions/question.ts";
import type { RunActions } from "./run-actions.ts";

/** While a challenge waits for a verdict, asks the server for it; the same response may be sent twice, it counts once. */
export function useChallengeAnswers(
  runId: string,
  { phase, place, entries }: RunState,
  answer: RunActions["answer"],
  dispatch: Dispatch<RunAction>,
): void {
  const response = phase === "waiting" ? entries[place]?.responses.at(-1) : undefined;
  useEffect(() => {
    if (response !== undefined) void ask(runId, place, response, answer).then(dispatch);
  }, [runId, place, response, answer, dispatch]);
}

async function ask(runId: string, place: number, response: Response, answer: RunActions["answer"]): Promise<RunAction> {
  try {
    const result = await answer(runId, place, response);
    return result.ok
      ? { type: "verdict", place, verdict: result.value }
      : { type: "lost", place, canRetry: isTemporary(result.reason) };
  } catch {
    return { type: "lost", place, canRetry: true };
  }
}
