import { keepTimes } from "#lib/core/keep-times.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import type { ReadyRun } from "#lib/play/pack.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { inStore } from "./in-store.ts";
import type { Store } from "./open-store.ts";
import { squeezed } from "./squeezed.ts";

/** What is known of a ready run without unpacking it. */
export interface HeldPack {
  readonly runId: string;
  readonly player: string;
  readonly href: string;
  readonly madeAt: number;
  readonly size: number;
}

/** A run is counted for seven days after it was made; one that is older than this is no longer begun. */
const playableMs = keepTimes.packDays * 24 * 60 * 60 * 1000;

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
export const packs = {
  playableMs,

  async list(): Promise<readonly HeldPack[]> {
    const held = await inStore(async (store) => {
      const found: HeldPack[] = [];
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
        const body = await squeezed.from(JSON.stringify(run));
        return { runId: run.runId, player: playerOf(owner), href, madeAt: now, size: body.length, body };
      }),
    );
    const added = await inStore(async (store) => {
      const all = store.transaction("packs", "readwrite");
      await Promise.all([...packed.map((pack) => all.store.put(pack)), all.done]);
      return true;
    });
    return added === true;
  },

  /** The ready run of an activity that was made first; it stays. What cannot be read is taken away. */
  async find(owner: string | null, href: string, now: number): Promise<RunView | null> {
    const pack = await inStore((store) => oldestOf(store, playerOf(owner), href, now));
    if (pack === null) return null;
    const run = readRun(await squeezed.toText(pack.body).catch(() => ""));
    if (run !== null) return run;
    await packs.remove([pack.runId]);
    return packs.find(owner, href, now);
  },

  /** The same, and nobody gets it again. */
  async take(owner: string | null, href: string, now: number): Promise<RunView | null> {
    const run = await packs.find(owner, href, now);
    if (run !== null) await packs.remove([run.runId]);
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
    const held = await packs.list();
    await packs.remove(held.filter(({ player }) => player === playerOf(owner)).map(({ runId }) => runId));
  },
} as const;
