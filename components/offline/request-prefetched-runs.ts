import type { ClassId } from "#lib/core/class-id.ts";
import { type Fields, isFields } from "#lib/play/is-fields.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import type { PrefetchedActivity, ReadyRun } from "#lib/play/prefetched-run.ts";

function isActivity(value: unknown): value is PrefetchedActivity {
  return isFields(value) && typeof value.href === "string" && typeof value.title === "string";
}

function isReadyRun(value: unknown): value is ReadyRun {
  return isFields(value) && typeof value.href === "string" && isRunView(value.run);
}

async function ask(classId: ClassId, init: RequestInit): Promise<Fields> {
  const answer = await fetch(`/api/packs/${classId}`, init);
  if (!answer.ok) throw new Error(`no packs: ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isFields(body)) throw new Error("no packs");
  return body;
}

/** What the server has ready runs of and for whom. Each rejects where it cannot be asked, or does not want to be now. */
export const requestPrefetchedRuns = {
  async activities(classId: ClassId, signal: AbortSignal): Promise<readonly PrefetchedActivity[]> {
    const { activities } = await ask(classId, { signal });
    return Array.isArray(activities) ? activities.filter(isActivity) : [];
  },

  /** `owner` is the pupil the runs are for, null for a guest. */
  async runs(
    classId: ClassId,
    hrefs: readonly string[],
    signal: AbortSignal,
  ): Promise<{ readonly owner: string | null; readonly runs: readonly ReadyRun[] }> {
    const headers = { "content-type": "application/json" };
    const { owner, runs } = await ask(classId, { method: "POST", headers, body: JSON.stringify({ hrefs }), signal });
    return {
      owner: typeof owner === "string" ? owner : null,
      runs: Array.isArray(runs) ? runs.filter(isReadyRun) : [],
    };
  },
} as const;
