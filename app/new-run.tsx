import { connection } from "next/server";
import { Run } from "#components/play/run.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { answer } from "#lib/actions/answer.ts";
import { finishRun } from "#lib/actions/finish-run.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { createRun } from "#lib/data/create-run.ts";
import { findActiveAnimal } from "#lib/data/find-active-animal.ts";
import { findNextLevel } from "#lib/data/find-next-level.ts";
import { findTries } from "#lib/data/find-tries.ts";
import { readSession } from "#lib/data/session.ts";
import { toRunView } from "#lib/data/to-run-view.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import { backHref } from "#lib/play/back-href.ts";
import type { RunMode } from "#lib/play/points.ts";
import { toActivityRef } from "#lib/play/to-activity-ref.ts";
import { findSkill } from "#lib/skills/registry.ts";

interface Props {
  readonly activity:
    | { readonly kind: "game" | "path"; readonly levelName: string }
    | { readonly kind: "skill"; readonly id: string };
  /** How many levels or difficulties the activity has. */
  readonly stepCount: number;
  /** The level or difficulty of the address; null lets the pupil's progress choose. */
  readonly step: number | null;
  readonly mode: RunMode;
  readonly basePath: string;
}

/** A fresh run for whoever opens the page. A challenge is only announced: its clock starts with the pupil's tap. */
export async function NewRun({ activity, stepCount, step, mode, basePath }: Props) {
  await connection();
  const made = await tryRead("new run", async () => {
    const { pupilId, guestId } = await readSession();
    const [chosen, tries, animal] = await Promise.all([
      step ?? chooseStep(pupilId, activity, stepCount),
      mode === "practice" ? chooseTries(pupilId, activity, step) : null,
      findActiveAnimal(pupilId),
    ]);
    const ref = toActivityRef(activity, chosen);
    const { token, places } = await createRun({ ref, mode, pupilId, guestId, basePath, tries });
    return toRunView(token, mode === "practice" ? places : [], animal);
  });
  if (!made.ok) return <BackendNotice />;
  const address = step === null ? basePath : activityHref(basePath, toActivityRef(activity, step), mode);
  return <Run run={made.value} arrowHref={backHref(address)} answer={answer} finish={finishRun} start={startRun} />;
}

/** A skill by rule follows the pupil: from what was done before, or from the difficulty the address names. */
async function chooseTries(
  pupilId: string | null,
  activity: Props["activity"],
  step: number | null,
): Promise<string | null> {
  if (activity.kind !== "skill" || findSkill(activity.id)?.source !== "rule") return null;
  return step === null ? findTries(pupilId, activity.id) : "";
}

/** Practice by rule needs no database, so a pupil whose progress cannot be read starts at the first step. */
async function chooseStep(pupilId: string | null, activity: Props["activity"], stepCount: number): Promise<number> {
  const slug = activity.kind === "skill" ? activity.id : activity.levelName;
  const found = await tryRead("next level", () => findNextLevel(pupilId, slug, stepCount));
  return found.ok ? found.value : 1;
}
