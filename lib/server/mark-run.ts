import "server-only";
import { env } from "#lib/env.ts";
import { paceOf } from "#lib/play/pace.ts";
import { couldBeRead, questionsPerRun } from "#lib/play/points.ts";
import { scoreAnswers } from "#lib/play/score-answers.ts";
import { toPlayedRef } from "#lib/play/to-played-ref.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { remakePlaces } from "./create-run.ts";
import { findRecordedVerdicts } from "./find-recorded-verdicts.ts";
import type { RunOutcome } from "./finish-run.ts";
import type { RunToken } from "./run-token.ts";

/**
 * What a finished run was worth. Practice: the questions are made again and the sent responses marked.
 * Challenge: only the verdicts recorded answer by answer count; what the browser sends is not looked at.
 * Null when the run cannot be marked: answers missing, unreadable, or questions that are gone.
 * `now` is in milliseconds.
 */
export async function markRun(
  token: RunToken,
  responses: readonly (readonly unknown[])[],
  now: number,
): Promise<RunOutcome | null> {
  if (token.mode === "challenge") return markChallenge(token);
  const places = await remakePlaces(token);
  const count = places === null ? null : scoreAnswers(places, responses, readTries(token.tries ?? ""));
  if (places === null || count === null) return null;
  const seconds = (now - token.issuedAt) / 1000;
  return { ...count, answers: responses, givesPoints: couldBeRead(seconds, places.length), pace: null };
}

async function markChallenge(token: RunToken): Promise<RunOutcome | null> {
  const verdicts = await findRecordedVerdicts(token.id);
  if (verdicts?.length !== questionsPerRun) return null;
  const played = toPlayedRef(token.ref);
  const asked =
    played?.kind === "skill"
      ? { skillId: played.id, difficulty: played.difficulty }
      : { skillId: null, difficulty: null };
  const tries = verdicts.map((isRight, place) => ({
    asked: { ...asked, itemId: token.items?.[place] ?? null },
    isRight,
  }));
  const questions = (await remakePlaces(token))?.map(([place]) => place.question) ?? null;
  const pace = paceOf(questions, env().challengePace);
  return { rightFirst: verdicts.filter(Boolean).length, rightSecond: 0, tries, answers: [], givesPoints: true, pace };
}
