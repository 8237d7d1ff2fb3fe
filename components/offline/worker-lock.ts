const name = "worker-in-use";

/** Where storage is blocked there are no locks either, and no worker. */
async function hold<Value>(mode: LockMode, work: () => Promise<Value>): Promise<Value> {
  if (navigator.locks === undefined) return work();
  let isHeld = false;
  try {
    return await navigator.locks.request(name, { mode }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld) throw error;
    return work();
  }
}

/**
 * Keeps what pages fetch behind the child's back, in any tab, apart from the moment in which one worker gives way to another:
 * a request in that moment keeps the old one awake for minutes.
 */
export const workerLock = {
  /** Fetches something in the background; while a worker takes over, after that. */
  fetching<Value>(work: () => Promise<Value>): Promise<Value> {
    return hold("shared", work);
  },

  /** Does something while nothing is being fetched in the background. */
  quiet(work: () => Promise<void>): Promise<void> {
    return hold("exclusive", work);
  },
} as const;
