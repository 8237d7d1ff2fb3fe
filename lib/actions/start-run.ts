"use server";

import type { Result } from "#lib/core/result.ts";
import { isSingle } from "#lib/play/activity-ref.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { isLevelOpen } from "#lib/server/levels.ts";
import { logEvent } from "#lib/server/log-event.ts";
import { playerOf } from "#lib/server/player.ts";
import { takePlayAllowance, takeStoredRun } from "#lib/server/rate-limits.ts";
import { openRunId, type RunToken } from "#lib/server/run-token.ts";
import { checkSession, checkSessionForPractice, readSessionCookie, type Session } from "#lib/server/sessions.ts";
import { findTries } from "#lib/server/skill-progress.ts";
import { createRun, startChallenge, toRunView } from "#lib/server/start-run.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** As long as the other actions take one. */
const longestRunId = 4000;

/**
 * Starts a run of the activity of the given run id, in the same mode: the way on from a run that ended,
 * and the start of a challenge's clock. The run id names the activity, so nothing else is believed; whether a node
 * of a path is open is asked anew, because another pupil may be here by now.
 */
export async function startRun(runId: unknown): Promise<Result<RunView, "refused" | "too-many" | "backend-away">> {
  const before = typeof runId === "string" && runId.length <= longestRunId ? openRunId(runId) : null;
  // What is due for review, new today or in a set is chosen on its page.
  if (before === null || isSingle(before.ref)) return refuse("run id");
  const cookie = await readSessionCookie();
  const player = playerOf(cookie);
  if (!(await takePlayAllowance("start-run", player?.id ?? null))) return { ok: false, reason: "too-many" };
  if (before.mode === "challenge" && !(await takeStoredRun(player))) return { ok: false, reason: "too-many" };
  const started = await tryRead("start run", async () => {
    const session = await (before.mode === "practice" ? checkSessionForPractice(cookie) : checkSession(cookie));
    const [isOpen, { token, places }] = await Promise.all([
      isLevelOpen(before.ref, playerOf(session)),
      createAgain(before, session),
    ]);
    if (!isOpen) return null;
    const opened = token.mode === "practice" ? token : await startChallenge(token, session);
    return opened === null ? null : toRunView(opened, places, session.pupil?.activeAnimal ?? firstAnimal);
  });
  if (!started.ok) return started;
  return started.value === null ? refuse("challenge") : { ok: true, value: started.value };
}

/** Where the difficulty follows the pupil it goes on from what the last run brought. */
async function createAgain(before: RunToken, { pupilId, guestId }: Session) {
  const { ref } = before;
  const tries = before.tries === null || ref.kind !== "skill" ? null : await findTries(pupilId, ref.id);
  return createRun({ ...before, pupilId, guestId, tries });
}

function refuse(what: string): { ok: false; reason: "refused" } {
  logEvent("warn", `${what} refused`, { action: "start" });
  return { ok: false, reason: "refused" };
}
