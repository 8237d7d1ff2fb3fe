import { openStore, type Store } from "./open-store.ts";

/** Does something with this browser's database; null where there is none, where it is full or fails otherwise. */
export async function inStore<Value>(use: (store: Store) => Promise<Value>): Promise<Value | null> {
  const store = await openStore();
  if (store === null) return null;
  try {
    return await use(store);
  } catch {
    return null;
  }
}
