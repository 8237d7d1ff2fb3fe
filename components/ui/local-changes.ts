/** Who is told when something kept in local storage changes, in this tab or in another. */
export function localChanges() {
  const listeners = new Set<() => void>();
  return {
    /** Another tab hears of it by itself. */
    tell(): void {
      for (const listener of listeners) listener();
    },

    /** Returns the way to stop. */
    watch(onChange: () => void): () => void {
      listeners.add(onChange);
      window.addEventListener("storage", onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener("storage", onChange);
      };
    },
  } as const;
}
