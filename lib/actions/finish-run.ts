"use server";

import { updateTag } from "next/cache";
import { z } from "zod";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { claimGuestRuns } from "#lib/data/claim-guest-runs.ts";
import { finishAsPlayer } from "#lib/data/finish-as-player.ts";
import type { Finished } from "#lib/data/finish-run.ts";
import { isRunOfAnother } from "#lib/data/is-run-of-another.ts";
import { isShownToAll } from "#lib/data/is-shown-to-all.ts";
import { learnRuns } from "#lib/data/learn-runs.ts";
import { boardTag } from "#lib/data/list-leaders.ts";
import { logEvent } from "#lib/data/log-event.ts";
import { markRun } from "#lib/data/mark-run.ts";
import { type Player, playerOfRun } from "#lib/data/player.ts";
import { takePlayAllowance } from "#lib/data/rate-limits.ts";
import { openRunId, type RunToken, slugOf } from "#lib/data/run-token.ts";
import { readSession, type Session, writeSession } from "#lib/data/session.ts";
import { toFinishResult } from "#lib/data/to-finish-result.ts";
import { tryRead } from "#lib/data/try-read.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { mostReviewQuestions } from "#lib/play/points.ts";

const inputSchema = z.object({
  runId: z.string().max(4000),
  answers: z
    .array(z.object({ responses: z.array(z.unknown()).max(2), hintOpened: z.boolean() }))
    .max(mostReviewQuestions),
});

/** A practice run finished without a network is taken for so long after its start. */
const acceptedForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Ends a run: the server marks what was answered by itself, gives the points and writes level and history, once.
 * Sending the same run again changes nothing and gets the same result.
 */
export async function finishRun(
  runId: unknown,
  answers: unknown,
): Promise<Result<FinishResult, "refused" | "not-yours" | "too-many" | "backend-away">> {
  const input = isPlainValue([runId, answers]) ? inputSchema.safeParse({ runId, answers }) : null;
  const token = input?.success ? openRunId(input.data.runId) : null;
  const session = await readSession();
  if (!input?.success || token === null || isTooOld(token)) return refuse("run id");
  const playerId = playerOfRun(token, session)?.id ?? null;
  if (!(await takePlayAllowance("finish-run", playerId))) return { ok: false, reason: "too-many" };
  const another = await tryRead("owner", () => isRunOfAnother(token, session));
  if (!another.ok) return another;
  if (another.value) return notYours();
  await claimWaiting(session);
  const written = await tryRead("finish run", async () => {
    const outcome = await markRun(
      token,
      input.data.answers.map((given) => given.responses),
      Date.now(),
    );
    if (outcome === null) return null;
    const { player, finished } = await finishAsPlayer(token, session, outcome);
    if (outcome.tries.some(({ asked }) => asked.skillId !== null)) await learn(player);
    return isAccepted(finished) ? toFinishResult(token, player, outcome, finished) : null;
  });
  if (!written.ok) return written;
  if (written.value === null) return refuse("finish");
  await expireBoards(token, written.value.totalScore);
  return { ok: true, value: written.value };
}

/** Makes the pupil's own run show at once; `totalScore` is null for a guest, who is on no board. */
async function expireBoards(token: RunToken, totalScore: number | null): Promise<void> {
  // No read carries this tag: any tag has the browser let go of the pages it keeps, which are from before the run.
  updateTag("runs");
  if (totalScore === null) return;
  if (await isShownToAll(totalScore)) updateTag(boardTag("all"));
  if (token.mode === "challenge") updateTag(boardTag(slugOf(token.ref)));
}

/** The run is counted whatever becomes of this: what could not be learned now is learned with the next run. */
async function learn(player: Player): Promise<void> {
  if (player.kind === "pupil") await tryRead("learn runs", () => learnRuns(player.id));
}

function isTooOld(token: RunToken): boolean {
  return Date.now() - token.issuedAt > acceptedForMs;
}

/** Told apart from a refusal for good: on a shared tablet the run waits until its own pupil is back. */
function notYours(): { ok: false; reason: "not-yours" } {
  logEvent("warn", "run of another pupil refused", { action: "finish" });
  return { ok: false, reason: "not-yours" };
}

/** A profile that could not take over what this browser earned as a guest when it was made does it now. */
async function claimWaiting({ pupilId, guestId }: Session): Promise<void> {
  if (pupilId === null || guestId === null) return;
  const claimed = await tryRead("claim", () => claimGuestRuns(guestId, pupilId));
  if (claimed.ok) await writeSession({ pupilId, guestId: null });
}

function isAccepted(finished: Finished): boolean {
  return finished.status === "counted" || finished.status === "repeated";
}

function refuse(what: string): { ok: false; reason: "refused" } {
  logEvent("warn", `${what} refused`, { action: "finish" });
  return { ok: false, reason: "refused" };
}
