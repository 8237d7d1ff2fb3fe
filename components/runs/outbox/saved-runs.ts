import { localList } from "#components/ui/local-list.ts";
import { dayMs } from "#lib/core/durations.ts";
import { isSavedRun } from "#lib/play/is-saved-run.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";

const stored = localList("keptRuns", isSavedRun);
const mostRuns = 3;
/** A run takes 10 to 40 thousand characters; storage holds some five million for everything. */
const longestRun = 150_000;

function load(now: number): SavedRun[] {
  return stored.load().filter(({ savedAt }) => savedAt <= now && now - savedAt < dayMs);
}

/**
 * Runs that were left before their end, for a day; the newest first, at most three. `now` is in milliseconds. Where storage
 * is blocked or full nothing is kept, and leaving a run ends it, as everywhere else.
 */
export const savedRuns = {
  /** Those of one player of this browser: a pupil by name, or null for the guest. */
  list(owner: string | null, now: number): SavedRun[] {
    return load(now).filter((kept) => kept.owner === owner);
  },

  /** Keeps a run as it stands, in place of how it stood before. */
  keep(kept: SavedRun): void {
    const others = load(kept.savedAt).filter(({ run }) => run.runId !== kept.run.runId);
    if (JSON.stringify(kept).length > longestRun) return;
    stored.save([kept, ...others].slice(0, mostRuns));
  },

  /** Takes away all runs of a player, and those nobody can go on with any more. */
  forget(owner: string, now: number): void {
    stored.save(load(now).filter((kept) => kept.owner !== owner));
  },

  remove(runId: string, now: number): void {
    const runs = load(now);
    const others = runs.filter(({ run }) => run.runId !== runId);
    if (others.length < runs.length) stored.save(others);
  },
} as const;
