import { session } from "#components/session/session.ts";
import { observable } from "#components/ui/observable.ts";
import { pageBuild } from "#components/ui/page-build.ts";
import type { Result } from "#lib/core/result.ts";
import { buildHeader } from "#lib/play/build-header.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { isFields } from "#lib/play/is-fields.ts";
import { isTemporary } from "#lib/play/is-temporary.ts";
import { finishedRuns, type KeptFinishedRun } from "./finished-runs.ts";
import { network } from "./network.ts";
import { oneTab } from "./one-tab.ts";
import { outdatedPages } from "./outdated-pages.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { type Sent, sentRuns } from "./sent-runs.ts";
import { timeout } from "./timeout.ts";

/** How it stands with the runs that could not be sent at once. */
interface Waiting {
  /** So many of this player wait. */
  readonly waiting: number;
  /** So many were sent after all since the page was opened, and so many will never be counted. */
  readonly sent: number;
  readonly lost: number;
}

const flushEveryMs = 20_000;
/** So long the child waits for an answer; a slow network is given longer before the same is sent again. */
const patienceMs = 6000;
const hopelessMs = 60_000;
/** A run of another pupil is asked for again after this, or when somebody else plays. */
const foreignForMs = 10 * 60_000;
/** Runs that were not sent when they ended. */
const late = new Set<string>();
/** Who plays here, and for the how manieth time: the session of one who has left may end before the name goes. */
interface Turn {
  readonly player: string | null;
  readonly turns: number;
}
/** Requests on their way, by run id, with who played here when they left. */
const underway = new Map<string, { readonly turn: Turn; readonly answer: Promise<Result<FinishResult, string>> }>();
/** Runs the server keeps for another pupil: who asked, and when it said so. */
const strange = new Map<string, { readonly turn: Turn; readonly at: number }>();
const state = observable<Waiting>({ waiting: 0, sent: 0, lost: 0 });

const currentTurn = (): Turn => ({ player: session.name(), turns: session.turns() });

/** One that is still on its way is not sent beside itself: on a bad line they would stand in each other's way. */
function post(run: KeptFinishedRun) {
  const { runId } = run;
  const known = underway.get(runId);
  if (known !== undefined) return known;
  const leaving = new AbortController();
  const timer = window.setTimeout(() => leaving.abort(), hopelessMs);
  const answer = sendRun(run, leaving.signal).finally(() => {
    window.clearTimeout(timer);
    underway.delete(runId);
  });
  const sent = { turn: currentTurn(), answer };
  underway.set(runId, sent);
  return sent;
}

async function ask(run: KeptFinishedRun): Promise<Result<FinishResult, string> | null> {
  const { turn, answer: request } = post(run);
  const answer = await Promise.race([request, timeout(patienceMs)]).catch(() => null);
  if (answer === null) {
    await network.look();
    return null;
  }
  network.tellAnswered();
  if (!answer.ok && answer.reason === "not-yours") strange.set(run.runId, { turn, at: Date.now() });
  return answer;
}

function isForeign(runId: string): boolean {
  const known = strange.get(runId);
  if (known === undefined || Date.now() - known.at >= foreignForMs) return false;
  const { player, turns } = currentTurn();
  return known.turn.player === player && known.turn.turns === turns;
}

/** What becomes of another pupil's run is not told to this one. */
function tell({ owner }: KeptFinishedRun, isCounted: boolean): void {
  if (owner !== null && owner !== session.name()) return;
  const { sent, lost } = state.get();
  state.set({ ...state.get(), ...(isCounted ? { sent: sent + 1 } : { lost: lost + 1 }) });
}

async function attempt(run: KeptFinishedRun, keeping: Promise<unknown>): Promise<Sent> {
  const from = window.location.pathname;
  const [answer] = await Promise.all([ask(run), keeping]);
  if (answer === null || (!answer.ok && isTemporary(answer.reason))) {
    late.add(run.runId);
    await recount();
    return { status: "kept" };
  }
  await finishedRuns.remove([run.runId]);
  if (late.delete(run.runId)) tell(run, answer.ok);
  if (answer.ok) outdatedPages.note(from);
  await recount();
  return answer.ok ? { status: "counted", result: answer.value } : { status: "refused" };
}

/** What another player of this browser has left is not this one's business. */
async function recount(): Promise<void> {
  const owner = session.name();
  const own = (await finishedRuns.list()).filter((run) => run.owner === owner && late.has(run.runId));
  state.set({ ...state.get(), waiting: own.length });
}

/** Fetches the outbox. Every page has it once it is at rest, in one piece with the rest that is fetched late. */
export type LoadOutbox = () => Promise<typeof outbox>;

/** Finished runs the server has not counted yet, kept in this browser until it has. */
export const outbox = {
  /** Whoever asks hears how many wait, and what became of those that waited. */
  state: { get: state.get, subscribe: state.subscribe },

  /** Keeps a run until it is counted; false where it can be kept for as long as the page only. */
  keep: finishedRuns.add,

  /**
   * Sends one run; a run that is already on its way is not sent a second time. One that is still being kept is not taken
   * away before it is.
   */
  send(run: KeptFinishedRun, keeping: Promise<unknown> = Promise.resolve()): Promise<Sent> {
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
      for (const run of runs.filter(({ runId }) => !isForeign(runId))) {
        await outbox.send(run);
        if (network.isAway()) return;
      }
    });
    await recount();
  },

  /**
   * Flushes now, whenever the network is back or somebody comes in, every 20 seconds while the network is there, and sooner
   * what it did not take. Returns the way to stop.
   */
  watch(): () => void {
    const flushing = retryWithBackoff(async () => {
      await outbox.flush();
      return state.get().waiting === 0 || network.isAway();
    });
    const flushWhenBack = () => network.isAway() || void flushing.begin();
    const timer = window.setInterval(() => {
      if (!flushing.isBusy() && !network.isAway()) void flushing.begin();
    }, flushEveryMs);
    let { turns } = currentTurn();
    const flushForNext = () => {
      const isAnother = turns !== session.turns();
      turns = session.turns();
      if (isAnother && session.name() !== null) flushWhenBack();
    };
    const stopHearing = [network.subscribe(flushWhenBack), session.subscribe(flushForNext)];
    void flushing.begin();
    return () => {
      flushing.stop();
      window.clearInterval(timer);
      for (const stop of stopHearing) stop();
    };
  },
} as const;

function isResult(value: unknown): value is Result<FinishResult, string> {
  if (!isFields(value)) return false;
  if (value.ok === false) return typeof value.reason === "string";
  return (
    value.ok === true && isFields(value.value) && typeof value.value.points === "number" && isFields(value.value.next)
  );
}

/**
 * Sends a run that has ended; the same run may be sent again and counts once. Rejects when the server cannot be asked. By a
 * route and no action: the answer of an action draws the page anew, and where the site was deployed meanwhile loads it whole,
 * so that the result would be gone. That the server is of another build is told to the page instead.
 */
async function sendRun(
  { runId, answers, keptAt }: KeptFinishedRun,
  signal: AbortSignal,
): Promise<Result<FinishResult, string>> {
  // How long ago, not when: the clock of a tablet may be years off. A run of an older version has no time.
  const ago = keptAt === 0 ? 0 : Date.now() - keptAt;
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/finished-runs", {
    method: "POST",
    headers,
    body: JSON.stringify({ runId, answers, ago }),
    signal,
  });
  const result: unknown = await answer.json();
  // A proxy that hides the site's own name from it is no reason to give the run up.
  if (answer.status === 403 || !isResult(result)) throw new Error("no answer to a run");
  const build = answer.headers.get(buildHeader);
  if (build !== null && build !== pageBuild.name()) pageBuild.outlive();
  return result;
}
