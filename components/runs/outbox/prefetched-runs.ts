import { dayMs } from "#lib/core/durations.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import type { PrefetchedActivity, ReadyRun } from "#lib/play/prefetched-run.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { inStore, type KeptActivity, type Store } from "./database.ts";

/** What is known of a ready run without unpacking it. */
export interface PrefetchedRun {
  readonly runId: string;
  readonly player: string;
  readonly href: string;
  readonly madeAt: number;
  readonly size: number;
}

/** A run is counted for seven days after it was made; one that is older than this is no longer begun. */
const playableMs = keepTimes.prefetchedDays * dayMs;

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

/**
 * A text as small as the browser can make it, and back: a run is a sixth to a tenth of itself then. A browser that cannot
 * keeps the text.
 */
const gzip = {
  async from(text: string): Promise<Uint8Array<ArrayBuffer> | string> {
    if (typeof CompressionStream === "undefined") return text;
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },

  async toText(body: Uint8Array<ArrayBuffer> | string): Promise<string> {
    if (typeof body === "string") return body;
    const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).text();
  },
} as const;

/** The activities this browser may have ready runs of, and when each was played last. `now` is in milliseconds. */
export const prefetchedActivities = {
  /** Those of a class in the order of its cards; of all classes for null. */
  async list(classId: string | null): Promise<readonly KeptActivity[]> {
    const found = await inStore((store) =>
      classId === null ? store.getAll("activities") : store.getAllFromIndex("activities", "byClass", classId),
    );
    return (found ?? []).toSorted((one, other) => one.place - other.place);
  },

  async find(href: string): Promise<KeptActivity | null> {
    return (await inStore((store) => store.get("activities", href))) ?? null;
  },

  /** Takes over what the server says a class has; when something was played stays known. */
  async save(classId: string, activities: readonly PrefetchedActivity[], now: number): Promise<void> {
    await inStore(async (store) => {
      const all = store.transaction("activities", "readwrite");
      const before = new Map((await all.store.index("byClass").getAll(classId)).map((kept) => [kept.href, kept]));
      const listed = new Set(activities.map(({ href }) => href));
      const gone = [...before.keys()].filter((href) => !listed.has(href));
      const fresh = activities.map((activity, place) => ({
        ...activity,
        classId,
        place,
        askedAt: now,
        playedAt: before.get(activity.href)?.playedAt ?? 0,
      }));
      await Promise.all([
        ...gone.map((href) => all.store.delete(href)),
        ...fresh.map((activity) => all.store.put(activity)),
        all.done,
      ]);
    });
  },

  async played(href: string, now: number): Promise<void> {
    await inStore(async (store) => {
      const all = store.transaction("activities", "readwrite");
      const known = await all.store.get(href);
      if (known !== undefined) await all.store.put({ ...known, playedAt: now });
      await all.done;
    });
  },
} as const;
