import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { withTimeout } from "./timeout.ts";

/** A ready run as it is kept; guests are the player "". */
export interface StoredPrefetchedRun {
  readonly runId: string;
  readonly player: string;
  /** The activity's own page. */
  readonly href: string;
  /** When it came, in milliseconds. */
  readonly madeAt: number;
  /** So many bytes or characters of `body`. */
  readonly size: number;
  /** The run as JSON, gzipped where the browser knows how. */
  readonly body: Uint8Array<ArrayBuffer> | string;
}

/** An activity of a class this browser has ready runs of. */
export interface KeptActivity {
  readonly href: string;
  readonly classId: string;
  readonly title: string;
  /** Its place among those of its class. */
  readonly place: number;
  /** When the class was asked for, and when this was played last, in milliseconds; 0 for never. */
  readonly askedAt: number;
  readonly playedAt: number;
}

interface Shelves extends DBSchema {
  packs: {
    key: string;
    value: StoredPrefetchedRun;
    indexes: { byAge: [player: string, href: string, madeAt: number, size: number] };
  };
  activities: { key: string; value: KeptActivity; indexes: { byClass: string } };
  /** Read as unknown: a hand or another version may have written it. */
  finishedRuns: { key: string; value: unknown };
}

export type Store = IDBPDatabase<Shelves>;

const name = "huou-ham-hoc";
const version = 1;
/** A browser that keeps one waiting longer (another tab holds an older version open) is as good as one without a store. */
const openWithinMs = 3000;

let opening: Promise<Store | null> | null = null;

/**
 * The database of this browser; null where there is none, where it is blocked, and where a newer version of the product
 * has changed it: then everything goes on without. The next request tries again.
 */
export function openStore(): Promise<Store | null> {
  opening ??= withTimeout(reach, openWithinMs).then((store) => {
    if (store === null) opening = null;
    return store;
  });
  return opening;
}

async function reach(): Promise<Store> {
  const store = await openDB<Shelves>(name, version, {
    upgrade(database) {
      const prefetchedRuns = database.createObjectStore("packs", { keyPath: "runId" });
      prefetchedRuns.createIndex("byAge", ["player", "href", "madeAt", "size"]);
      const activities = database.createObjectStore("activities", { keyPath: "href" });
      activities.createIndex("byClass", "classId");
      database.createObjectStore("finishedRuns", { keyPath: "runId" });
    },
    // A tab of a newer version is not kept waiting by this one.
    blocking: () => {
      opening = null;
      store.close();
    },
    terminated: () => {
      opening = null;
    },
  });
  return store;
}

/** A browser that slept may never answer a request to its database. */
const answerWithinMs = 5000;

/** Does something with this browser's database; null where there is none, where it is full, does not answer or fails otherwise. */
export async function inStore<Value>(use: (store: Store) => Promise<Value>): Promise<Value | null> {
  const store = await openStore();
  return store === null ? null : withTimeout(() => use(store), answerWithinMs);
}
