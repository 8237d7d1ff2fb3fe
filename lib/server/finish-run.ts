import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/clients.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import { isSingle } from "#lib/play/activity-ref.ts";
import { findStep, nextStep } from "#lib/play/animal-ladder.ts";
import type { Asked } from "#lib/play/asked.ts";
import { chooseNext, type NextRun } from "#lib/play/choose-next.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import type { RunPace } from "#lib/play/pace.ts";
import { countPoints, passMark } from "#lib/play/points.ts";
import type { AnswerCount, AskedTry } from "#lib/play/score-answers.ts";
import { writeTries } from "#lib/play/written-tries.ts";
import { unwrap } from "./backend-error.ts";
import { becomeGuest, firstGuestId, keepPlayer } from "./guests.ts";
import { type Player, playerColumn, playerOfRun } from "./player.ts";
import { levelOf, type RunToken, slugOf } from "./run-token.ts";
import type { Session } from "./sessions.ts";

const finishSchema = z.object({
  status: z.literal(["counted", "repeated", "not_yours", "incomplete", "unknown_user", "session_ended"]),
  points: z.int().nullable(),
  total_score: z.int().nullable(),
  unlock_before: z.string().nullable(),
  unlock_after: z.string().nullable(),
  total_time: z.int().nullable(),
  best_time: z.int().nullable(),
  // A run that was finished by an older version is asked for again: nothing was too fast then.
  too_fast: z.boolean().default(false),
});

/** What the database answers to the end of a run: its state, points, and the totals and animals of the pupil. */
export type Finished = z.infer<typeof finishSchema>;

/** A first try with the skill, difficulty and bank item of its question. */
type SkillTry = AskedTry<Pick<Asked, "skillId" | "difficulty" | "itemId">>;

/** A wrong first answer, by the name of its mistake ("" where it has none), as it is counted for teachers. */
export interface RunMistake {
  readonly skill: string;
  readonly code: string;
  readonly sample: { readonly prompt: string; readonly given: string | null; readonly right: string };
}

/** What a finished run was worth, as `markRun` finds it. */
export interface RunOutcome extends Omit<AnswerCount, "tries"> {
  readonly tries: readonly SkillTry[];
  readonly mistakes: readonly RunMistake[];
  /** A digit for each question: 1 where the first answer was right. */
  readonly rights: string;
  /**
   * False for a practice run that was faster than anybody can read: it is stored but gives no points. The database times
   * and judges a challenge.
   */
  readonly givesPoints: boolean;
  /** The player finished the same set before: no points, and `tries` and `mistakes` are empty. */
  readonly isAgain?: true;
  /** The times by which the database judges a challenge; null for practice. */
  readonly pace: RunPace | null;
  readonly answers: readonly unknown[];
  /** Milliseconds since it was played, as the browser says: more than none where there was no network. */
  readonly ago?: number;
}

/**
 * Writes the end of a run with its points, level and history in one transaction, once per run id. `sessionId` is the
 * pupil's session, which must be valid, or null for a guest.
 */
export async function finishRun(
  token: RunToken,
  player: Player,
  sessionId: string | null,
  outcome: RunOutcome,
): Promise<Finished> {
  const client = await serviceClient();
  const answer = await client.rpc("finish_run", {
    p_run: {
      id: token.id,
      user_id: player.kind === "pupil" ? player.id : null,
      guest_id: player.kind === "guest" ? player.id : null,
      session: player.kind === "pupil" ? sessionId : null,
      mode: token.mode,
      activity: slugOf(token.ref),
      level: levelOf(token.ref),
      started_at: new Date(token.issuedAt).toISOString(),
      right_first: outcome.rightFirst,
      right_second: outcome.rightSecond,
      points:
        outcome.givesPoints && !outcome.isAgain
          ? countPoints(token.mode, outcome.rightFirst, outcome.rightSecond, outcome.tries.length)
          : 0,
      // The database keeps the time of a challenge, from its own start of the run.
      total_time: null,
      passed: token.mode === "challenge" ? outcome.rightFirst >= passMark : null,
      answers: z.json().parse(outcome.answers),
      tries: triesBySkill(outcome.tries),
      pace: outcome.pace,
      ...forTeachers(token, outcome),
    },
  });
  const finished = finishSchema.parse(unwrap("finish run", answer));
  countFinish(token, finished, outcome);
  return finished;
}

/** What a run leaves for the teachers of its pupil: its mistakes, what it was made of, and the assignment it was for. */
function forTeachers({ ref, items, tries }: RunToken, { mistakes, rights, ago = 0 }: RunOutcome) {
  const played_at = new Date(Date.now() - ago).toISOString();
  return {
    mistakes: z.json().parse(mistakes),
    recipe: z.json().parse({ ref, items, tries }),
    ...(ref.kind === "set" && ref.assignment !== undefined && { assignment: ref.assignment, rights, played_at }),
  };
}

function countFinish({ mode }: RunToken, { status, points }: Finished, { tries }: RunOutcome): void {
  metrics().runsFinished.inc({ mode, outcome: status });
  if (status !== "counted") return;
  metrics().points.inc(points ?? 0);
  // A challenge's answers were counted one by one.
  if (mode === "practice") metrics().answers.inc({ mode }, tries.length);
}

interface WrittenTries {
  readonly skill: string;
  readonly tries: string;
  /** Ids of `questions`, one a letter, where the skill has a bank. */
  readonly items?: string[];
}

/** The first tries of each skill of the run, in order; null for a game. */
function triesBySkill(tries: readonly SkillTry[]): WrittenTries[] | null {
  const bySkill = Map.groupBy(tries, ({ asked }) => asked.skillId);
  const learned = [...bySkill].flatMap(([skill, group]) => {
    const first = group.flatMap(({ asked: { difficulty }, isRight }) =>
      difficulty === null ? [] : [{ difficulty, isRight }],
    );
    const items = group.flatMap(({ asked: { itemId } }) => itemId ?? []);
    if (skill === null) return [];
    return [{ skill, tries: writeTries(first), ...(items.length === first.length && { items }) }];
  });
  return learned.length === 0 ? null : learned;
}

/** Whether a player has finished another run of the same activity. */
export async function hasPlayed(player: Player, token: RunToken): Promise<boolean> {
  const client = await serviceClient();
  const rows = unwrap(
    "find earlier run",
    await client
      .from("runs")
      .select("id")
      .eq(playerColumn(player), player.id)
      .eq("activity", slugOf(token.ref))
      .neq("id", token.id)
      .limit(1),
  );
  return rows.length > 0;
}

/**
 * Finishes a run for whoever plays. If the pupil's profile was deleted elsewhere meanwhile, the run goes to the guest of
 * this browser, so that the next profile can claim it; so does a run that was started without a pupil if the session was
 * ended elsewhere, while a run of the pupil waits for the pupil. A run that a slow network sends twice before the browser
 * has a guest makes the same guest both times.
 */
export async function finishAsPlayer(
  token: RunToken,
  session: Session,
  outcome: RunOutcome,
): Promise<{ player: Player; finished: Finished }> {
  const player = playerOfRun(token, session) ?? (await keepPlayer(session, firstGuestId(token)));
  const finished = await finishRun(token, player, session.sessionId, outcome);
  const isLost = finished.status === "session_ended" && token.pupilId === null;
  if (finished.status !== "unknown_user" && !isLost) return { player, finished };
  const guest = await becomeGuest(session, firstGuestId(token));
  return { player: guest, finished: await finishRun(token, guest, null, outcome) };
}

/** Builds what the result screen shows from what the database has written. */
export function toFinishResult(
  token: RunToken,
  player: Player,
  outcome: RunOutcome,
  finished: Finished,
): Omit<FinishResult, "stickers"> {
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
    challengeHref: isChallenge || isSingle(token.ref) ? null : activityHref(token.basePath, token.ref, "challenge"),
  };
}

function nextOf({ ref }: RunToken, outcome: RunOutcome, finished: Finished): NextRun {
  // A level that was rushed through is not passed, so the next one may still be locked.
  if (finished.too_fast) return { kind: "same", ref };
  return chooseNext(ref, outcome.rightFirst, findActivity(ref)?.levelCount ?? 1);
}

function noticeOf(token: RunToken, player: Player, outcome: RunOutcome, finished: Finished): FinishResult["notice"] {
  if (!outcome.givesPoints || finished.too_fast) return "too-fast";
  if (outcome.isAgain && finished.points === 0) return "again";
  if (player.kind === "guest") return token.pupilId === null ? "guest" : "gone";
  const earned = countPoints(token.mode, outcome.rightFirst, outcome.rightSecond, outcome.tries.length);
  return (finished.points ?? 0) < earned ? "capped" : null;
}
