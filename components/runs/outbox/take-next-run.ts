import { session } from "#components/session/session.ts";
import { practiceAddress } from "#lib/play/practice-address.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { prefetchedActivities } from "./prefetched-activities.ts";
import { prefetchedRuns } from "./prefetched-runs.ts";

/**
 * Another run of the same activity out of what was brought along; "none-left" when there was something and it is used
 * up, null for what is not brought along, such as a review.
 */
export async function takeNextRun({ activityHref, mode }: RunView): Promise<RunView | "none-left" | null> {
  const practice = mode === "practice" ? practiceAddress(activityHref) : null;
  if (practice === null) return null;
  const next = await prefetchedRuns.take(session.name(), practice.href, Date.now());
  if (next !== null) return next;
  return (await prefetchedActivities.find(practice.href)) === null ? null : "none-left";
}
