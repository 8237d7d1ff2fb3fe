import "server-only";
import { z } from "zod";
import { cutText } from "#lib/core/cut-text.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { env } from "#lib/env.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { paceOf } from "#lib/play/pace.ts";
import { couldBeRead, questionsPerRun } from "#lib/play/points.ts";
import { type AskedTry, scoreAnswers } from "#lib/play/score-answers.ts";
import { toPlayedRef } from "#lib/play/to-played-ref.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { nameMistake } from "#lib/questions/name-mistake.ts";
import { writeResponse } from "#lib/questions/write-response.ts";
import { unwrap } from "./backend-error.ts";
import type { RunMistake, RunOutcome } from "./finish-run.ts";
import { type Player, playerIds } from "./player.ts";
import type { RunToken } from "./run-token.ts";
import { remakePlaces } from "./start-run.ts";

/**
 * Marks a finished run. Practice: makes the questions again and marks the responses. Challenge: counts the verdicts that
 * were recorded answer by answer and ignores what the browser sends. Null if the run cannot be marked, because answers are
 * missing or unreadable or a question no longer exists. `now` is in milliseconds.
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
  return {
    ...count,
    mistakes: count.tries.flatMap((tried, place) => toMistake(tried, responses[place]?.[0])),
    rights: writeRights(count.tries),
    answers: responses,
    givesPoints: couldBeRead(seconds, places.length),
    pace: null,
  };
}

/** A digit for each question: 1 where the first answer was right. */
function writeRights(tries: readonly { readonly isRight: boolean }[]): string {
  return tries.map(({ isRight }) => (isRight ? "1" : "0")).join("");
}

/** Letters of a text that goes with a mistake. */
const longestSample = 160;

const cut = (text: string) => cutText(text, longestSample);

/** A wrong first answer as it is counted for teachers; none for a game, which belongs to no skill. */
function toMistake({ asked, isRight, mistake }: AskedTry, response: unknown): RunMistake[] {
  if (isRight || asked.skillId === null) return [];
  const { prompt, answer } = asked.question;
  const given = writeResponse(asked.question, response);
  const sample = { prompt: cut(prompt.text), given: given === null ? null : cut(given), right: cut(answer.text) };
  return [{ skill: asked.skillId, code: mistake ?? "", sample }];
}

async function markChallenge(token: RunToken): Promise<RunOutcome | null> {
  const verdicts = await findRecordedAnswers(token.id);
  if (verdicts?.length !== questionsPerRun) return null;
  const played = toPlayedRef(token.ref);
  const asked =
    played?.kind === "skill"
      ? { skillId: played.id, difficulty: played.difficulty }
      : { skillId: null, difficulty: null };
  const places = await remakePlaces(token);
  const tries = verdicts.map(({ right, response }, place) => {
    const question = places?.[place]?.[0].question;
    return {
      asked: { ...asked, itemId: token.items?.[place] ?? null },
      isRight: right,
      mistake: question === undefined ? null : nameMistake(question, response),
    };
  });
  const mistakes = (places ?? []).flatMap(([place], at) =>
    toMistake(
      { asked: place, isRight: tries[at]?.isRight ?? true, mistake: tries[at]?.mistake ?? null },
      verdicts[at]?.response,
    ),
  );
  const questions = places?.map(([place]) => place.question) ?? null;
  const pace = paceOf(questions, env().challengePace);
  return {
    rightFirst: verdicts.filter(({ right }) => right).length,
    rightSecond: 0,
    tries,
    mistakes,
    rights: writeRights(tries),
    answers: [],
    givesPoints: true,
    pace,
  };
}

const answersSchema = z.array(z.object({ right: z.boolean(), response: z.unknown() }));

/** The answers that a challenge run has recorded so far, in order; null if it was never started. */
async function findRecordedAnswers(runId: string): Promise<z.output<typeof answersSchema> | null> {
  const client = await serviceClient();
  const row = unwrap("find run", await client.from("runs").select("answers").eq("id", runId).maybeSingle());
  return row === null ? null : answersSchema.parse(row.answers);
}

const recordSchema = z.object({
  status: z.literal(["recorded", "repeated", "out_of_order", "finished", "not_yours", "unknown"]),
  right: z.boolean().nullable(),
});

/** What the database answers to an answer: whether it was recorded, and the verdict that counts. */
type Recorded = z.infer<typeof recordSchema>;

/** An answer of a challenge run, already marked. */
interface GivenAnswer {
  readonly runId: string;
  /** 0 to 9; the database accepts only the next one of the run. */
  readonly place: number;
  /** As the browser sent it, already validated. */
  readonly response: unknown;
  readonly right: boolean;
  /** The pupil's session, null for a guest. The database refuses the answers of an ended session. */
  readonly sessionId: string | null;
}

/** Writes one answer of a challenge run, once; an answer that is sent again gets the recorded verdict. */
export async function recordAnswer(player: Player, given: GivenAnswer): Promise<Recorded> {
  const client = await serviceClient();
  const answer = await client.rpc("record_answer", {
    ...playerIds(player),
    p_run: given.runId,
    p_place: given.place,
    p_response: z.json().parse(given.response),
    p_right: given.right,
    ...(given.sessionId !== null && { p_session: given.sessionId }),
  });
  const recorded = recordSchema.parse(unwrap("record answer", answer));
  if (recorded.status === "recorded") metrics().answers.inc({ mode: "challenge" });
  return recorded;
}
