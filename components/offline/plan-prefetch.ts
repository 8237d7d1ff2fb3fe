import type { KeptActivity } from "#components/runs/outbox/database.ts";
import type { PrefetchedRun } from "#components/runs/outbox/prefetched-runs.ts";
import { dayMs } from "#lib/core/durations.ts";
import { mostRunsAtOnce } from "#lib/play/prefetched-run.ts";

/** Older than that a ready run is replaced while there is a network. */
const renewAfterMs = 4 * dayMs;
/** What was played last, so many activities, has so many runs ready. */
const lately = 5;
const runsOfLately = 3;

function isFresh({ madeAt }: PrefetchedRun, now: number): boolean {
  return madeAt <= now && now - madeAt < renewAfterMs;
}

/**
 * Which runs to ask for, a few at a time: one for each activity of a class, three for what was played lately, and that
 * first. `held` are this player's; `now` is in milliseconds.
 */
export function planPrefetch(
  activities: readonly KeptActivity[],
  held: readonly PrefetchedRun[],
  now: number,
): readonly (readonly string[])[] {
  const played = activities
    .filter(({ playedAt }) => playedAt > 0)
    .toSorted((one, other) => other.playedAt - one.playedAt);
  const first = played.slice(0, lately);
  const ordered = [...first, ...activities.filter((activity) => !first.includes(activity))];
  const countOf = (href: string) => held.filter((entry) => entry.href === href && isFresh(entry, now)).length;
  const rounds = Array.from({ length: runsOfLately }, (_, round) =>
    ordered
      .slice(0, round === 0 ? ordered.length : first.length)
      .filter(({ href }) => countOf(href) <= round)
      .map(({ href }) => href),
  );
  return rounds.flatMap(inSlices);
}

/** Of so much given work a run is kept ready. */
const mostWork = 5;

/** Which runs of given work to ask for, a few at a time: one of each, that to be done first before the others. */
export function planWork(
  hrefs: readonly string[],
  held: readonly PrefetchedRun[],
  now: number,
): readonly (readonly string[])[] {
  const isHeld = (href: string) => held.some((entry) => entry.href === href && isFresh(entry, now));
  return inSlices(hrefs.slice(0, mostWork).filter((href) => !isHeld(href)));
}

function inSlices(hrefs: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(hrefs.length / mostRunsAtOnce) }, (_, slice) =>
    hrefs.slice(slice * mostRunsAtOnce, (slice + 1) * mostRunsAtOnce),
  );
}

/** Those that are no longer good once there are new ones: too old, or from a time the clock was set back from. */
export function stalePrefetchedRuns(held: readonly PrefetchedRun[], now: number): readonly string[] {
  return held.filter((entry) => !isFresh(entry, now)).map(({ runId }) => runId);
}
