"use server";

import { randomUUID } from "node:crypto";
import type { Result } from "#lib/core/result.ts";
import { createRun } from "#lib/data/create-run.ts";
import { logEvent } from "#lib/data/log-event.ts";
import { openChallenge } from "#lib/data/open-challenge.ts";
import { playerOf } from "#lib/data/player.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { openRunId } from "#lib/data/run-token.ts";
import { readSession, writeSession } from "#lib/data/session.ts";
import { toRunView } from "#lib/data/to-run-view.ts";
import { tryRead } from "#lib/data/try-read.ts";
import type { RunView } from "#lib/play/run-view.ts";

/**
 * Starts a run of the activity of the given run id, in the same mode: the way on from a run that ended,
 * and the start of a challenge's clock. The run id names the activity, so nothing else is believed.
 */
export async function startRun(runId: unknown): Promise<Result<RunView, "refused" | "too-many" | "backend-away">> {
  const before = typeof runId === "string" ? openRunId(runId) : null;
  if (before === null) {
    logEvent("warn", "run id refused", { action: "start" });
    return { ok: false, reason: "refused" };
  }
  if (!(await takeAllowance("start-run"))) return { ok: false, reason: "too-many" };
  return tryRead("start run", async () => {
    const session = await readSession();
    const { token, questions } = await createRun({ ...before, pupilId: session.pupilId });
    if (token.mode === "challenge") {
      const player = playerOf(session) ?? { kind: "guest", id: randomUUID() };
      if (player.kind === "guest" && player.id !== session.guestId)
        await writeSession({ ...session, guestId: player.id });
      await openChallenge(token, player);
    }
    return toRunView(token, questions);
  });
}
