"use server";

import { z } from "zod";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import type { AnswerVerdict } from "#lib/play/answer-verdict.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { gradeResponse } from "#lib/questions/grade-response.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { logEvent } from "#lib/server/log-event.ts";
import { recordAnswer } from "#lib/server/marking.ts";
import { playerOfRun } from "#lib/server/player.ts";
import { takePlayAllowance } from "#lib/server/rate-limits.ts";
import { openRunId } from "#lib/server/run-token.ts";
import { readSessionCookie } from "#lib/server/sessions.ts";
import { remakePlaces } from "#lib/server/start-run.ts";
import { tryRead } from "#lib/server/try-read.ts";

const inputSchema = z.object({
  runId: z.string().max(4000),
  place: z
    .int()
    .min(0)
    .max(questionsPerRun - 1),
});

/** Marks one answer of a challenge run. Only the verdict that the database has recorded leaves this function. */
export async function answer(
  runId: unknown,
  place: unknown,
  response: unknown,
): Promise<Result<AnswerVerdict, "refused" | "too-many" | "backend-away">> {
  const input = isPlainValue([runId, place, response]) ? inputSchema.safeParse({ runId, place }) : null;
  const token = input?.success ? openRunId(input.data.runId) : null;
  const session = await readSessionCookie();
  const player = token === null ? null : playerOfRun(token, session);
  const isOwner = token !== null && (token.pupilId === null || token.pupilId === session.pupilId);
  if (!input?.success || token?.mode !== "challenge" || player === null || !isOwner) return refuse("run id");
  if (!(await takePlayAllowance("answer", player.id))) return { ok: false, reason: "too-many" };
  const marked = await tryRead("answer", async () => {
    const question = (await remakePlaces(token))?.[input.data.place]?.[0].question;
    if (question === undefined) return null;
    const mark = gradeResponse(question, response);
    if (mark === "unreadable") return null;
    const recorded = await recordAnswer(player, {
      runId: token.id,
      place: input.data.place,
      response,
      right: mark === "right",
      sessionId: player.kind === "pupil" ? session.sessionId : null,
    });
    return recorded.right === null ? null : { right: recorded.right, solution: toSolution(question) };
  });
  if (!marked.ok) return marked;
  return marked.value === null ? refuse("answer") : { ok: true, value: marked.value };
}

function refuse(what: string): { ok: false; reason: "refused" } {
  logEvent("warn", `${what} refused`, { action: "answer" });
  return { ok: false, reason: "refused" };
}
