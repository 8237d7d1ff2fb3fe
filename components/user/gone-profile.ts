let isTold = false;
const listeners = new Set<() => void>();

/** Whether an action of this tab has found its profile deleted elsewhere; the forms that stand in then say so. */
export const goneProfile = {
  get: () => isTold,

  set(isGone: boolean): void {
    isTold = isGone;
    for (const listener of listeners) listener();
  },

  /** Returns the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
