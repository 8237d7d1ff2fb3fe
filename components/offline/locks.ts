import { isPlay } from "#components/runs/is-play.ts";

const workerName = "worker-in-use";
/** A tab that sleeps or a request that hangs may hold it for ever: then it is done without. */
const patienceMs = 30_000;

/** Where storage is blocked there are no locks either, and no worker. */
async function hold<Value>(mode: LockMode, work: () => Promise<Value>): Promise<Value> {
  if (navigator.locks === undefined) return work();
  const waiting = new AbortController();
  const timer = window.setTimeout(() => waiting.abort(), patienceMs);
  let isHeld = false;
  try {
    return await navigator.locks.request(workerName, { mode, signal: waiting.signal }, () => {
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

const runName = "run-under-way";

/** Where storage is blocked there are no locks either, and no worker that a run would have to be kept from. */
const denied = () => undefined;

/** Ends when the run of this tab has ended. */
function endOfRun(): Promise<void> {
  return new Promise((resolve) => {
    // It may have ended while the lock was waited for.
    if (!isPlay.get()) return resolve();
    const stop = isPlay.subscribe(() => {
      if (isPlay.get()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Tells the tabs of this browser from each other whether a run is under way, by a lock that each tab with a run holds
 * and that goes with the tab. Without Web Locks a new version waits until all tabs are closed.
 */
export const runLock = {
  /** Holds it during every run of this tab. Returns the way to stop. */
  holdDuringRuns(): () => void {
    const look = () => {
      if (isPlay.get()) navigator.locks?.request(runName, { mode: "shared" }, endOfRun).catch(denied);
    };
    look();
    return isPlay.subscribe(look);
  },

  /** Does something while no run is under way in any tab: once all have ended. */
  async betweenRuns(act: () => Promise<void>): Promise<void> {
    await navigator.locks?.request(runName, act).catch(denied);
  },

  /** Whether a run has begun, in any tab, since that was waited for. */
  async isWanted(): Promise<boolean> {
    const { pending = [] } = await navigator.locks.query();
    return isPlay.get() || pending.some((held) => held.name === runName && held.mode === "shared");
  },
} as const;
