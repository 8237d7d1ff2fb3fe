import { retryWithBackoff } from "#components/runs/outbox/retry-with-backoff.ts";
import type { Result } from "#lib/core/result.ts";
import type { ChangedRow, MarksProblem, SeatRow } from "#lib/marks/marked-test.ts";
import { keptMarks } from "./kept-marks.ts";

export type SendRows = (rows: readonly ChangedRow[]) => Promise<Result<null, MarksProblem>>;

/** How the points on the page stand to those of the server; null while nothing was changed. */
export interface Saving {
  readonly status: "saved" | "saving" | "unsaved" | "refused" | null;
  readonly problem: MarksProblem | null;
}

/** So long after the last change points are sent. */
const restMs = 700;

/** What no further try mends. */
const lasting: readonly MarksProblem[] = ["refused", "gone"];

/** Says what failed; whether it is of no use to try again. */
function tellFailure(problem: MarksProblem, tell: (saving: Saving) => void): boolean {
  const isLasting = lasting.includes(problem);
  tell({ status: isLasting ? "refused" : "unsaved", problem });
  return isLasting;
}

/**
 * The rows of a test that are still to be sent: soon after the last change, again at growing pauses where that fails. Until the
 * server has taken them they are kept in this browser.
 */
export function marksOutbox(testId: string, send: SendRows, tell: (saving: Saving) => void) {
  const kept = keptMarks(testId);
  const waiting = new Map<number, ChangedRow>();
  let timer: number | undefined;

  /** Takes away what the server has; what was changed again meanwhile still waits. */
  const forget = (batch: readonly ChangedRow[]) => {
    for (const row of batch) if (waiting.get(row.number) === row) waiting.delete(row.number);
    kept.write([...waiting.values()]);
  };
  const sendAll = async (): Promise<boolean> => {
    const batch = [...waiting.values()];
    if (batch.length === 0) return true;
    tell({ status: "saving", problem: null });
    const answer = await send(batch).catch(() => ({ ok: false, reason: "backend-away" }) as const);
    if (!answer.ok) return tellFailure(answer.reason, tell);
    forget(batch);
    if (waiting.size > 0) return false;
    tell({ status: "saved", problem: null });
    return true;
  };
  const retry = retryWithBackoff(sendAll);
  const sendNow = () => {
    window.clearTimeout(timer);
    if (waiting.size > 0) void retry.begin();
  };

  return {
    put(row: SeatRow, items: readonly number[]): void {
      const before = waiting.get(row.number)?.changed ?? [];
      waiting.set(row.number, { ...row, changed: [...new Set([...before, ...items])] });
      kept.write([...waiting.values()]);
      window.clearTimeout(timer);
      timer = window.setTimeout(sendNow, restMs);
    },

    /** Takes up what was left the last time, as far as it fits, and says what that is. */
    takeUp(fits: (row: SeatRow) => boolean): readonly SeatRow[] {
      const left = kept.read().filter(fits);
      for (const row of left) waiting.set(row.number, row);
      sendNow();
      return left;
    },

    /** Sends when the network comes back and when the page goes out of sight. Returns the way to stop. */
    watch(): () => void {
      const stop = watchPage(sendNow, () => waiting.size > 0);
      return () => {
        stop();
        sendNow();
        retry.stop();
      };
    },
  } as const;
}

/** Whoever leaves with points that wait is asked by the browser. */
function watchPage(sendNow: () => void, isWaiting: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isWaiting()) event.preventDefault();
  };
  window.addEventListener("online", sendNow);
  window.addEventListener("beforeunload", ask);
  document.addEventListener("visibilitychange", sendNow);
  return () => {
    window.removeEventListener("online", sendNow);
    window.removeEventListener("beforeunload", ask);
    document.removeEventListener("visibilitychange", sendNow);
  };
}
