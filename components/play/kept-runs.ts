import { isKeptRun } from "#lib/play/is-kept-run.ts";
import type { KeptRun } from "#lib/play/kept-run.ts";

const key = "keptRuns";
const dayMs = 24 * 60 * 60 * 1000;
const mostRuns = 3;
/** A run takes 10 to 40 thousand characters; storage holds some five million for everything. */
const longestRun = 150_000;

function load(now: number): KeptRun[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]");
    const runs = Array.isArray(stored) ? stored.filter(isKeptRun) : [];
    return runs.filter(({ savedAt }) => savedAt <= now && now - savedAt < dayMs);
  } catch {
    return [];
  }
}

function save(runs: readonly KeptRun[]): void {
  try {
    if (runs.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(runs));
  } catch {
    // Storage is blocked or full: leaving a run then ends it, as everywhere else.
  }
}

/** Runs that were left before their end, for a day; the newest first, at most three. `now` is in milliseconds. */
export const keptRuns = {
  /** Those of one player of this browser: a pupil by name, or null for the guest. */
  list(owner: string | null, now: number): KeptRun[] {
    return load(now).filter((kept) => kept.owner === owner);
  },

  /** Keeps a run as it stands, in place of how it stood before. */
  keep(kept: KeptRun): void {
    const others = load(kept.savedAt).filter(({ run }) => run.runId !== kept.run.runId);
    if (JSON.stringify(kept).length > longestRun) return;
    save([kept, ...others].slice(0, mostRuns));
  },

  remove(runId: string, now: number): void {
    const runs = load(now);
    const others = runs.filter(({ run }) => run.runId !== runId);
    if (others.length < runs.length) save(others);
  },
} as const;
