import { type DBSchema, openDB } from "idb";
import type { ClassKey } from "#lib/classes/class-key.ts";

/** What opens the names of a class in this browser. */
export interface KeptKey {
  readonly classId: string;
  /** The bytes behind the eight words, for the key sheet. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly key: ClassKey;
}

interface Shelves extends DBSchema {
  keys: { key: string; value: KeptKey };
}

/** Also for browsers that keep nothing: then until the page is left. */
const inMemory = new Map<string, KeptKey>();

function open() {
  return openDB<Shelves>("hhh-classes", 1, {
    upgrade: (database) => {
      database.createObjectStore("keys", { keyPath: "classId" });
    },
  });
}

/** The keys of names of the classes, as this browser keeps them; they never leave it. */
export const keyStore = {
  async read(classId: string): Promise<KeptKey | null> {
    const known = inMemory.get(classId);
    if (known !== undefined) return known;
    try {
      return (await (await open()).get("keys", classId)) ?? null;
    } catch {
      return null;
    }
  },

  async keep(kept: KeptKey): Promise<void> {
    inMemory.set(kept.classId, kept);
    try {
      await (await open()).put("keys", kept);
    } catch {
      // Blocked or full: the words on the key sheet open the names again.
    }
  },

  async forget(classId: string): Promise<void> {
    inMemory.delete(classId);
    try {
      await (await open()).delete("keys", classId);
    } catch {
      // Where nothing can be kept there is nothing to forget.
    }
  },
} as const;
