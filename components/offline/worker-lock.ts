const name = "worker-in-use";
/** A tab that sleeps or a request that hangs may hold it for ever: then it is done without. */
const patienceMs = 30_000;

/** Where storage is blocked there are no locks either, and no worker. */
async function hold<Value>(mode: LockMode, work: () => Promise<Value>): Promise<Value> {
  if (navigator.locks === undefined) return work();
  const waiting = new AbortController();
  const timer = window.setTimeout(() => waiting.abort(), patienceMs);
  let isHeld = false;
  try {
    return await navigator.locks.request(name, { mode, signal: waiting.signal }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld) throw error;
    return work();
  } finally {
    window.clearTimeout(timer);
  }
}

/**
 * Keeps what pages fetch behind the child's back, in any tab, apart from the moment in which one worker gives way to another:
 * a request in that moment keeps the old one awake for minutes.
 */
export const workerLock = {
  /**
   * Fetches something in the background; while a worker takes over, after that. Its signal says when `leaving` does, or
   * that it takes too long.
   */
  fetching<Value>(leaving: AbortSignal | null, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    return hold("shared", async () => {
      const ending = new AbortController();
      const end = () => ending.abort();
      const timer = window.setTimeout(end, patienceMs);
      leaving?.addEventListener("abort", end);
      if (leaving?.aborted) end();
      try {
        return await work(ending.signal);
      } finally {
        window.clearTimeout(timer);
        leaving?.removeEventListener("abort", end);
      }
    });
  },

  /** Does something while nothing is being fetched in the background. */
  quiet<Value>(work: () => Promise<Value>): Promise<Value> {
    return hold("exclusive", work);
  },
} as const;
