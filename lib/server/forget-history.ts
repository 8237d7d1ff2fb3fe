import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { runningBackend } from "#lib/database/backend.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { backend } from "#lib/database/open-backend.ts";
import { unwrap } from "./backend-error.ts";
import { logEvent } from "./log-event.ts";

/** Pause between two batches, in milliseconds, so that play goes on. */
const pauseMs = 100;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Forgotten {
  readonly runs: number;
  readonly guestRuns: number;
  readonly contacts: number;
  /** Points of weeks. */
  readonly weeks: number;
  /** That were closed. */
  readonly classes: number;
  readonly mistakes: number;
  readonly accounts: number;
  readonly logEntries: number;
}

/**
 * Sums up and deletes what is too old (see forget_old_history, forget_old_weeks, forget_closed_classes,
 * forget_old_mistakes and forget_old_accounts) in batches until nothing is left, and returns the counts. If several processes call it at once, one does the work.
 */
export async function forgetHistory(): Promise<Forgotten> {
  const client = await serviceClient();
  const forgotten = { runs: 0, guestRuns: 0, contacts: 0, weeks: 0, classes: 0, mistakes: 0 };
  for (;;) {
    const piece = unwrap("forget old history", await client.rpc("forget_old_history"));
    forgotten.runs += piece.runs;
    forgotten.guestRuns += piece.guest_runs;
    forgotten.contacts += piece.contacts;
    const weeks = unwrap("forget old weeks", await client.rpc("forget_old_weeks"));
    forgotten.weeks += weeks;
    const classes = unwrap("forget closed classes", await client.rpc("forget_closed_classes"));
    forgotten.classes += classes;
    const mistakes = unwrap("forget old mistakes", await client.rpc("forget_old_mistakes"));
    forgotten.mistakes += mistakes;
    if (piece.status !== "more" && weeks + classes + mistakes === 0)
      return { ...forgotten, ...(await forgetAccounts()) };
    await wait(pauseMs, undefined, { ref: false });
  }
}

async function forgetAccounts() {
  const { forgetAccounts: forgetPiece } = await backend();
  const forgotten = { accounts: 0, logEntries: 0 };
  for (;;) {
    const { accounts, logEntries } = await forgetPiece();
    if (accounts + logEntries === 0) return forgotten;
    forgotten.accounts += accounts;
    forgotten.logEntries += logEntries;
    await wait(pauseMs, undefined, { ref: false });
  }
}

/**
 * Deletes what is too old `firstMs` after the start and every `everyMs` from then on, in milliseconds. The timers keep no
 * process alive. A hosted project does this by itself, with pg_cron.
 */
export function forgetDaily(firstMs = 5 * minuteMs, everyMs = dayMs): void {
  setTimeout(() => {
    void forgetToday();
    setInterval(() => void forgetToday(), everyMs).unref();
  }, firstMs).unref();
}

async function forgetToday(): Promise<void> {
  // Never what starts a backend: one that was closed stays so.
  if ((await runningBackend()) === null) return;
  try {
    const counts = await forgetHistory();
    if (Object.values(counts).some((count) => count > 0)) logEvent("info", "old history forgotten", { ...counts });
  } catch (error) {
    // Closed in the middle: what is left is forgotten after the next start.
    if ((await runningBackend()) === null) return;
    logEvent("error", "old history not forgotten", { cause: error instanceof Error ? error.message : String(error) });
  }
}
