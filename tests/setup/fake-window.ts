/** What a window is to code that keeps things: its storage, and the news of other tabs. */
export function fakeWindow({ isBlocked = false } = {}) {
  const kept = new Map<string, string>();
  const listeners = new Set<() => void>();
  const guard = () => {
    if (isBlocked) throw new DOMException("blocked");
    return kept;
  };
  return {
    localStorage: {
      getItem: (key: string) => guard().get(key) ?? null,
      setItem: (key: string, value: string) => void guard().set(key, value),
      removeItem: (key: string) => void guard().delete(key),
    },
    addEventListener: (_type: "storage", listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: "storage", listener: () => void) => void listeners.delete(listener),

    /** Another tab keeps something (null: takes it away). */
    changeElsewhere(key: string, text: string | null): void {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
      for (const listener of listeners) listener();
    },
  };
}
