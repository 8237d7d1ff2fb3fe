import { isPlay } from "#components/runs/is-play.ts";

const name = "run-under-way";

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
      if (isPlay.get()) navigator.locks?.request(name, { mode: "shared" }, endOfRun).catch(denied);
    };
    look();
    return isPlay.subscribe(look);
  },

  /** Does something while no run is under way in any tab: once all have ended. */
  async betweenRuns(act: () => Promise<void>): Promise<void> {
    await navigator.locks?.request(name, act).catch(denied);
  },

  /** Whether a run has begun, in any tab, since that was waited for. */
  async isWanted(): Promise<boolean> {
    const { pending = [] } = await navigator.locks.query();
    return isPlay.get() || pending.some((held) => held.name === name && held.mode === "shared");
  },
} as const;
