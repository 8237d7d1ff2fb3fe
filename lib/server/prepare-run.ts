import "server-only";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import type { RunRequest } from "#lib/play/run-request.ts";
import { toActivityRef } from "#lib/play/to-activity-ref.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { createRun } from "./create-run.ts";
import { findNextLevel } from "./find-next-level.ts";
import { findTries } from "./find-tries.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";
import { tryRead } from "./try-read.ts";

/** A fresh run of an activity for whoever plays, beginning where the pupil stands. */
export async function prepareRun(
  { activity, stepCount, step, mode, basePath }: RunRequest,
  { pupilId, guestId }: Session,
): Promise<{ token: RunToken; places: AskedPlace[] }> {
  const [chosen, tries] = await Promise.all([
    step ?? chooseStep(pupilId, activity, stepCount),
    mode === "practice" ? chooseTries(pupilId, activity, step) : null,
  ]);
  const ref: ActivityRef = toActivityRef(activity, chosen);
  return createRun({ ref, mode, pupilId, guestId, basePath, tries });
}

/** A skill by rule follows the pupil: from what was done before, or from the difficulty that is asked for. */
async function chooseTries(
  pupilId: string | null,
  activity: RunRequest["activity"],
  step: number | null,
): Promise<string | null> {
  if (activity.kind !== "skill" || findSkill(activity.id)?.source !== "rule") return null;
  return step === null ? findTries(pupilId, activity.id) : "";
}

/** Practice by rule needs no database, so a pupil whose progress cannot be read starts at the first step. */
async function chooseStep(
  pupilId: string | null,
  activity: RunRequest["activity"],
  stepCount: number,
): Promise<number> {
  const slug = activity.kind === "skill" ? activity.id : activity.levelName;
  const found = await tryRead("next level", () => findNextLevel(pupilId, slug, stepCount));
  return found.ok ? found.value : 1;
}
