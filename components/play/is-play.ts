let isPlaying = false;
const listeners = new Set<() => void>();

/**
 * Whether a game is in progress (spec section 4): false at first, readable, settable, and heard by whoever subscribes.
 * A run counts from its first answer on, because before that there is nothing to lose, until it ends or is left.
 */
export const isPlay = {
  get: (): boolean => isPlaying,

  set(value: boolean): void {
    if (value === isPlaying) return;
    isPlaying = value;
    for (const listener of listeners) listener();
  },

  /** Returns the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
