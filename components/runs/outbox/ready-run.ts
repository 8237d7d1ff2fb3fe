import { session } from "#components/session/session.ts";
import { classCode } from "#lib/classes/class-code.ts";
import { practiceAddress } from "#lib/play/practice-address.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { isWorkHref, workHref } from "#lib/play/stones.ts";
import { prefetchedActivities, prefetchedRuns } from "./prefetched-runs.ts";
import { resumedRun } from "./resumed-run.ts";
import { savedRuns } from "./saved-runs.ts";

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
  const code = isWorkHref(pathname) ? classCode.read(pathname.slice(workHref("").length)) : null;
  const given = code === null ? null : await prefetchedRuns.find(session.name(), workHref(code), Date.now());
  if (given !== null) return { kind: "run", run: given };
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
