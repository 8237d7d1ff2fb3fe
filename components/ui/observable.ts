/**
 * A value of this tab that is read, set, and heard by whoever subscribes; setting it to what it is changes nothing. No store
 * library: zustand is 0.4 kB against 0.15, calls a function it is to hold, and merges an object it is to replace.
 */
export function observable<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => current,

    set(value: Value): void {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },

    /** Returns the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as const;
}
