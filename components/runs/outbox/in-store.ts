import { openStore, type Store } from "./open-store.ts";
import { withTimeout } from "./with-timeout.ts";

/** A browser that slept may never answer a request to its database. */
const patienceMs = 5000;

/** Does something with this browser's database; null where there is none, where it is full, does not answer or fails otherwise. */
export async function inStore<Value>(use: (store: Store) => Promise<Value>): Promise<Value | null> {
  const store = await openStore();
  return store === null ? null : withTimeout(() => use(store), patienceMs);
}
