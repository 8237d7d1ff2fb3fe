import { keepTimes } from "#lib/core/keep-times.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import type { ReadyRun } from "#lib/play/prefetched-run.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { gzip } from "./gzip.ts";
import { inStore } from "./in-store.ts";
import type { Store } from "./open-store.ts";

/** What is known of a ready run without unpacking it. */
export interface PrefetchedRun {
  readonly runId: string;
  readonly player: string;
  readonly href: string;
  readonly madeAt: number;
  readonly size: number;
}

/** A run is counted for seven days after it was made; one that is older than this is no longer begun. */
const playableMs = keepTimes.prefetchedDays * 24 * 60 * 60 * 1000;

/** The player of a name in local storage; guests share one, as their runs do. */
function playerOf(owner: string | null): string {
  return owner ?? "";
}

function readRun(text: string): RunView | null {
  try {
    const run: unknown = JSON.parse(text);
    return isRunView(run) ? run : null;
  } catch {
    return null;
  }
}

async function oldestOf(store: Store, player: string, href: string, now: number) {
  const from = [player, href, now - playableMs, 0];
  const range = IDBKeyRange.bound(from, [player, href, now, Number.POSITIVE_INFINITY]);
  const cursor = await store.transaction("packs").store.index("byAge").openCursor(range);
  return cursor?.value ?? null;
}

/**
 * Ready runs of this browser, to be played where there is no network. A run belongs to one player: `owner` is a pupil by
 * name, or null for the guest. `now` is in milliseconds. Where nothing can be kept there are none.
 */
export const prefetchedRuns = {
  playableMs,

  async list(): Promise<readonly PrefetchedRun[]> {
    const held = await inStore(async (store) => {
      const found: PrefetchedRun[] = [];
      let cursor = await store.transaction("packs").store.index("byAge").openKeyCursor();
      while (cursor !== null) {
        const [player, href, madeAt, size] = cursor.key;
        found.push({ runId: cursor.primaryKey, player, href, madeAt, size });
        cursor = await cursor.continue();
      }
      return found;
    });
    return held ?? [];
  },

  /** False where they could not be kept. */
  async add(owner: string | null, runs: readonly ReadyRun[], now: number): Promise<boolean> {
    const packed = await Promise.all(
      runs.map(async ({ href, run }) => {
        const body = await gzip.from(JSON.stringify(run));
        return { runId: run.runId, player: playerOf(owner), href, madeAt: now, size: body.length, body };
      }),
    );
    const added = await inStore(async (store) => {
      const all = store.transaction("packs", "readwrite");
      await Promise.all([...packed.map((entry) => all.store.put(entry)), all.done]);
      return true;
    });
    return added === true;
  },

  /** The ready run of an activity that was made first; it stays. What cannot be read is taken away. */
  async find(owner: string | null, href: string, now: number): Promise<RunView | null> {
    const entry = await inStore((store) => oldestOf(store, playerOf(owner), href, now));
    if (entry === null) return null;
    const run = readRun(await gzip.toText(entry.body).catch(() => ""));
    if (run !== null) return run;
    await prefetchedRuns.remove([entry.runId]);
    return prefetchedRuns.find(owner, href, now);
  },

  /** The same, and nobody gets it again. */
  async take(owner: string | null, href: string, now: number): Promise<RunView | null> {
    const run = await prefetchedRuns.find(owner, href, now);
    if (run !== null) await prefetchedRuns.remove([run.runId]);
    return run;
  },

  async remove(runIds: readonly string[]): Promise<void> {
    await inStore(async (store) => {
      const all = store.transaction("packs", "readwrite");
      await Promise.all([...runIds.map((runId) => all.store.delete(runId)), all.done]);
    });
  },

  /** Takes away all of a player. */
  async forget(owner: string | null): Promise<void> {
    const held = await prefetchedRuns.list();
    await prefetchedRuns.remove(held.filter(({ player }) => player === playerOf(owner)).map(({ runId }) => runId));
  },
} as const;
