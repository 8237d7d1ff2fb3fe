import "server-only";
import { activityHref } from "#lib/play/activity-href.ts";
import { findStep, nextStep } from "#lib/play/animal-ladder.ts";
import { chooseNext, type NextRun } from "#lib/play/choose-next.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { countPoints, passMark } from "#lib/play/points.ts";
import type { Finished, RunOutcome } from "./finish-run.ts";
import type { Player } from "./player.ts";
import type { RunToken } from "./run-token.ts";

/** What the result screen shows, from what the database has written. */
export function toFinishResult(token: RunToken, player: Player, outcome: RunOutcome, finished: Finished): FinishResult {
  const isChallenge = token.mode === "challenge";
  const next = nextOf(token, outcome, finished);
  const step = finished.unlock_after === null ? undefined : findStep(finished.unlock_after);
  return {
    points: finished.points ?? 0,
    rightFirst: outcome.rightFirst,
    rightSecond: outcome.rightSecond,
    totalScore: finished.total_score,
    unlockedBefore: finished.unlock_before,
    unlockedAfter: finished.unlock_after,
    stepAt: step?.at ?? null,
    nextStepAt: step === undefined ? null : (nextStep(step)?.at ?? null),
    passed: isChallenge ? outcome.rightFirst >= passMark && !finished.too_fast : null,
    totalTime: isChallenge ? finished.total_time : null,
    bestTime: isChallenge ? finished.best_time : null,
    notice: noticeOf(token, player, outcome, finished),
    next: { kind: next.kind, href: activityHref(token.basePath, next.ref, token.mode) },
    challengeHref:
      isChallenge || token.ref.kind === "review" ? null : activityHref(token.basePath, token.ref, "challenge"),
  };
}

function nextOf({ ref }: RunToken, outcome: RunOutcome, finished: Finished): NextRun {
  // A level that was rushed through is not passed, so the next one may still be locked.
  if (finished.too_fast) return { kind: "same", ref };
  return chooseNext(ref, outcome.rightFirst, findActivity(ref)?.levelCount ?? 1);
}

function noticeOf(token: RunToken, player: Player, outcome: RunOutcome, finished: Finished): FinishResult["notice"] {
  if (!outcome.givesPoints || finished.too_fast) return "too-fast";
  if (player.kind === "guest") return token.pupilId === null ? "guest" : "gone";
  const earned = countPoints(token.mode, outcome.rightFirst, outcome.rightSecond, outcome.tries.length);
  return (finished.points ?? 0) < earned ? "capped" : null;
}
