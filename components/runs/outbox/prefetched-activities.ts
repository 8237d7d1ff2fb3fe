import type { PrefetchedActivity } from "#lib/play/prefetched-run.ts";
import { inStore } from "./in-store.ts";
import type { KeptActivity } from "./open-store.ts";

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
