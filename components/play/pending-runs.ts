import { localList } from "#components/ui/local-list.ts";
import type { Result } from "#lib/core/result.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { isTemporary } from "#lib/play/is-temporary.ts";
import type { RunAnswer } from "#lib/play/run-answer.ts";

export interface PendingRun {
  readonly runId: string;
  readonly answers: readonly RunAnswer[];
}

/** counted: the server has it; kept: not sent yet, it stays here; refused: it will never be counted. */
export type Sent =
  | { readonly status: "counted"; readonly result: FinishResult }
  | { readonly status: "kept" }
  | { readonly status: "refused" };

type Finish = (runId: string, answers: readonly RunAnswer[]) => Promise<Result<FinishResult, string>>;

const flushEveryMs = 20_000;
/** Runs of this page only, for when storage is blocked or full. */
let memory: readonly PendingRun[] = [];
const underway = new Map<string, Promise<Sent>>();

function isPendingRun(value: unknown): value is PendingRun {
  return (
    typeof value === "object" &&
    value !== null &&
    "runId" in value &&
    typeof value.runId === "string" &&
    "answers" in value &&
    Array.isArray(value.answers)
  );
}

const stored = localList("pendingRuns", isPendingRun);
const patienceMs = 6000;

/** Rejects when the server has not answered in time; the run is sent again later and counts once all the same. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    window.setTimeout(() => reject(new Error("no answer in time")), patienceMs);
  });
}

async function attempt(run: PendingRun, finish: Finish): Promise<Sent> {
  try {
    const answer = await Promise.race([finish(run.runId, run.answers), tooLate()]);
    if (!answer.ok && isTemporary(answer.reason)) return { status: "kept" };
    pendingRuns.remove(run.runId);
    return answer.ok ? { status: "counted", result: answer.value } : { status: "refused" };
  } catch {
    return { status: "kept" };
  }
}

/** Finished runs the server has not counted yet, kept in local storage until it has. */
export const pendingRuns = {
  list(): PendingRun[] {
    const kept = stored.load();
    const known = new Set(kept.map(({ runId }) => runId));
    return [...kept, ...memory.filter(({ runId }) => !known.has(runId))];
  },

  /** Keeps a run; keeping it twice is keeping it once. */
  add(run: PendingRun): void {
    pendingRuns.remove(run.runId);
    memory = [...memory, run];
    stored.save([...stored.load(), run]);
  },

  remove(runId: string): void {
    memory = memory.filter((run) => run.runId !== runId);
    stored.save(stored.load().filter((run) => run.runId !== runId));
  },

  /** Sends one run; a run that is already on its way is not sent a second time. */
  send(run: PendingRun, finish: Finish): Promise<Sent> {
    const known = underway.get(run.runId);
    if (known !== undefined) return known;
    const sending = attempt(run, finish).finally(() => underway.delete(run.runId));
    underway.set(run.runId, sending);
    return sending;
  },

  /** Sends all runs, one after the other; one that has to wait (for its own pupil, say) does not hold up the rest. */
  async flush(finish: Finish): Promise<void> {
    for (const run of pendingRuns.list()) await pendingRuns.send(run, finish);
  },

  /** Flushes now, whenever the network is back and every 20 seconds. Returns the way to stop. */
  watch(finish: Finish): () => void {
    const flush = () => void pendingRuns.flush(finish);
    const timer = window.setInterval(flush, flushEveryMs);
    window.addEventListener("online", flush);
    flush();
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", flush);
    };
  },
} as const;
