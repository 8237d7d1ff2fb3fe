import { type FinishedRun, finishedRuns } from "#components/offline/finished-runs.ts";
import { network } from "#components/offline/network.ts";
import { oneTab } from "#components/offline/one-tab.ts";
import { persistent } from "#components/offline/persistent.ts";
import { sendRun } from "#components/offline/send-run.ts";
import { observable } from "#components/ui/observable.ts";
import { storedName } from "#components/user/stored-name.ts";
import type { Result } from "#lib/core/result.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { isTemporary } from "#lib/play/is-temporary.ts";
import { outdatedPages } from "./outdated-pages.ts";
import { type Sent, sentRuns } from "./sent-runs.ts";

/** How it stands with the runs that could not be sent at once. */
interface Waiting {
  /** So many of this player wait. */
  readonly waiting: number;
  /** So many were sent after all since the page was opened, and so many will never be counted. */
  readonly sent: number;
  readonly lost: number;
}

const flushEveryMs = 20_000;
const patienceMs = 6000;
/** Runs that were not sent when they ended. */
const late = new Set<string>();
const state = observable<Waiting>({ waiting: 0, sent: 0, lost: 0 });

/** Null when the server has not answered in time; the run is sent again later and counts once all the same. */
function tooLate(): Promise<null> {
  return new Promise((resolve) => {
    window.setTimeout(() => resolve(null), patienceMs);
  });
}

async function ask(run: FinishedRun): Promise<Result<FinishResult, string> | null> {
  try {
    const answer = await Promise.race([sendRun(run.runId, run.answers), tooLate()]);
    if (answer !== null) network.tellAnswered();
    return answer;
  } catch {
    await network.look();
    return null;
  }
}

async function attempt(run: FinishedRun, keeping: Promise<void>): Promise<Sent> {
  const from = window.location.pathname;
  const [answer] = await Promise.all([ask(run), keeping]);
  if (answer === null || (!answer.ok && isTemporary(answer.reason))) {
    late.add(run.runId);
    await recount();
    return { status: "kept" };
  }
  await finishedRuns.remove([run.runId]);
  if (late.delete(run.runId)) {
    const { sent, lost } = state.get();
    state.set({ ...state.get(), ...(answer.ok ? { sent: sent + 1 } : { lost: lost + 1 }) });
  }
  if (answer.ok) outdatedPages.note(from);
  await recount();
  return answer.ok ? { status: "counted", result: answer.value } : { status: "refused" };
}

/** What another player of this browser has left is not this one's business. */
async function recount(): Promise<void> {
  const owner = storedName.get();
  const own = (await finishedRuns.list()).filter((run) => run.owner === owner && late.has(run.runId));
  state.set({ ...state.get(), waiting: own.length });
}

/** Finished runs the server has not counted yet, kept in this browser until it has. */
export const pendingRuns = {
  /** Whoever asks hears how many wait, and what became of those that waited. */
  state: { get: state.get, subscribe: state.subscribe },

  /** Keeps a run of whoever plays now; keeping it twice is keeping it once. */
  add(run: FinishedRun): Promise<void> {
    return finishedRuns.add({ ...run, owner: storedName.get(), keptAt: Date.now() });
  },

  /**
   * Sends one run; a run that is already on its way is not sent a second time. One that is still being kept is not taken
   * away before it is.
   */
  send(run: FinishedRun, keeping = Promise.resolve()): Promise<Sent> {
    const known = sentRuns.get(run.runId);
    if (known !== undefined) return known;
    const sending = attempt(run, keeping).finally(() => sentRuns.delete(run.runId));
    sentRuns.set(run.runId, sending);
    return sending;
  },

  /** Sends all runs, one after the other; one that has to wait (for its own pupil, say) does not hold up the rest, as no network does. */
  async flush(): Promise<void> {
    await oneTab("send-runs", async () => {
      const runs = await finishedRuns.list();
      for (const { runId } of runs) if (!sentRuns.has(runId)) late.add(runId);
      for (const run of runs) {
        await pendingRuns.send(run);
        if (network.isAway()) return;
      }
    });
    await recount();
  },

  /** Flushes now, whenever the network is back, every 20 seconds, and sooner what a network that is there did not take. Returns the way to stop. */
  watch(): () => void {
    const flushing = persistent(async () => {
      await pendingRuns.flush();
      return state.get().waiting === 0 || network.isAway();
    });
    const flushWhenBack = () => network.isAway() || void flushing.begin();
    const timer = window.setInterval(() => flushing.isBusy() || void flushing.begin(), flushEveryMs);
    const stopHearing = network.subscribe(flushWhenBack);
    void flushing.begin();
    return () => {
      flushing.stop();
      window.clearInterval(timer);
      stopHearing();
    };
  },
} as const;
