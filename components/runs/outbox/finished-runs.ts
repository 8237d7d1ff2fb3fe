import { session } from "#components/session/session.ts";
import { localList } from "#components/ui/local-list.ts";
import { type Fields, isFields } from "#lib/play/is-fields.ts";
import type { RunAnswer } from "#lib/play/run-answer.ts";
import { inStore } from "./database.ts";

/** A run as it is sent when it has ended. */
export interface FinishedRun {
  readonly runId: string;
  readonly answers: readonly RunAnswer[];
}

/** Who played it, a pupil by name or null for a guest, and when it was kept, in milliseconds. */
export interface KeptFinishedRun extends FinishedRun {
  readonly owner: string | null;
  readonly keptAt: number;
}

function isFinishedRun(value: unknown): value is FinishedRun & Fields {
  return isFields(value) && typeof value.runId === "string" && Array.isArray(value.answers);
}

/** Where they were kept before there was a database, and still are where there is none. */
const local = localList("pendingRuns", isFinishedRun);
/** Runs of this page only, for when nothing can be kept. */
let memory: readonly KeptFinishedRun[] = [];

/** An older version kept neither owner nor time. */
function complete(run: FinishedRun & Fields): KeptFinishedRun {
  const owner = run.owner === undefined ? session.name() : run.owner;
  return {
    runId: run.runId,
    answers: run.answers,
    owner: typeof owner === "string" ? owner : null,
    keptAt: typeof run.keptAt === "number" ? run.keptAt : 0,
  };
}

async function putAll(runs: readonly KeptFinishedRun[]): Promise<boolean> {
  const done = await inStore(async (store) => {
    const all = store.transaction("finishedRuns", "readwrite");
    await Promise.all([...runs.map((run) => all.store.put(run)), all.done]);
    return true;
  });
  return done === true;
}

/** First into the database, then out of local storage: a tab that dies in between leaves them in both, which is once. */
async function takeOver(): Promise<void> {
  const waiting = local.load();
  if (waiting.length === 0 || !(await putAll(waiting.map(complete)))) return;
  const moved = new Set(waiting.map(({ runId }) => runId));
  local.save(local.load().filter(({ runId }) => !moved.has(runId)));
}

/** Runs that have ended and were not counted yet, each until it is; in the database, or else as well as it goes. */
export const finishedRuns = {
  /** What was kept first comes first. */
  async list(): Promise<readonly KeptFinishedRun[]> {
    await takeOver();
    const stored = (await inStore((store) => store.getAll("finishedRuns"))) ?? [];
    const kept = [...stored.filter(isFinishedRun), ...local.load()].map(complete);
    const byId = new Map([...memory, ...kept].map((run) => [run.runId, run]));
    return [...byId.values()].toSorted((one, other) => one.keptAt - other.keptAt);
  },

  /** Keeping a run twice is keeping it once. False where it could be kept for as long as the page only. */
  async add(run: KeptFinishedRun): Promise<boolean> {
    const isOther = ({ runId }: FinishedRun) => runId !== run.runId;
    memory = [...memory.filter(isOther), run];
    if (await putAll([run])) {
      memory = memory.filter(isOther);
      return true;
    }
    local.save([...local.load().filter(isOther), { ...run }]);
    return !local.load().every(isOther);
  },

  async remove(runIds: readonly string[]): Promise<void> {
    const isOther = ({ runId }: FinishedRun) => !runIds.includes(runId);
    memory = memory.filter(isOther);
    const kept = local.load();
    if (!kept.every(isOther)) local.save(kept.filter(isOther));
    await inStore(async (store) => {
      const all = store.transaction("finishedRuns", "readwrite");
      await Promise.all([...runIds.map((runId) => all.store.delete(runId)), all.done]);
    });
  },
} as const;
