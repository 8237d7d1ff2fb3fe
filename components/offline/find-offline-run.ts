import { prefetchedActivities } from "#components/runs/outbox/prefetched-activities.ts";
import { prefetchedRuns } from "#components/runs/outbox/prefetched-runs.ts";
import { resumedRun } from "#components/runs/outbox/resumed-run.ts";
import { savedRuns } from "#components/runs/outbox/saved-runs.ts";
import { session } from "#components/session/session.ts";
import { practiceAddress } from "#lib/play/practice-address.ts";
import type { RunView } from "#lib/play/run-view.ts";

/** What can be done at an address without a network: play, or nothing, and why. */
export type OfflineFind =
  | { readonly kind: "run"; readonly run: RunView }
  | { readonly kind: "none"; readonly why: "challenge" | "none-left" | "page"; readonly classId: string | null };

/** A run that was left at this address is taken up; a challenge goes on with a network only. */
function leftAt(pathname: string): RunView | null {
  const own = savedRuns.list(session.name(), Date.now());
  const kept = own.find(({ href, run }) => href === pathname && run.mode === "practice");
  if (kept === undefined) return null;
  resumedRun.set(kept);
  return kept.run;
}

/** Looks for a run to play at the address of a page that could not be fetched: one that was left, else a ready one. */
export async function findOfflineRun(pathname: string): Promise<OfflineFind> {
  const left = leftAt(pathname);
  if (left !== null) return { kind: "run", run: left };
  const practice = practiceAddress(pathname);
  if (practice === null) return { kind: "none", why: "page", classId: null };
  const known = await prefetchedActivities.find(practice.href);
  const classId = known?.classId ?? null;
  if (practice.isChallenge) return { kind: "none", why: "challenge", classId };
  const run = await prefetchedRuns.find(session.name(), practice.href, Date.now());
  if (run !== null) {
    await prefetchedActivities.played(practice.href, Date.now());
    return { kind: "run", run };
  }
  return { kind: "none", why: known === null ? "page" : "none-left", classId };
}
