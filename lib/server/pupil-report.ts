import "server-only";
import { z } from "zod";
import { analyseAnswers } from "#lib/classes/analyse-answers.ts";
import type { QuestionReport } from "#lib/classes/assignment-view.ts";
import type { PupilReport, PupilRun } from "#lib/classes/progress-view.ts";
import { dayMs } from "#lib/core/durations.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { Database } from "#lib/database/database.types.ts";
import { isAbsent } from "#lib/marks/marked-test.ts";
import { totalOf } from "#lib/marks/totals.ts";
import { scoreAnswers } from "#lib/play/score-answers.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { unwrap } from "./backend-error.ts";
import { listClassProgress } from "./class-progress.ts";
import { listMarkedTests } from "./class-tests.ts";
import { titleOfRun } from "./run-title.ts";
import { refSchema, runRecipeSchema } from "./run-token.ts";
import { remakePlaces } from "./start-run.ts";

/** So far back days are shown. */
const shownMs = 28 * dayMs;

/** So many runs are listed. */
const mostRuns = 20;

const wholeMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** What the teacher of a class sees of the pupil of a seat; all of it is empty for a class of others. */
export async function readPupilReport(
  teacherId: string,
  classId: string,
  number: number,
  now: number,
): Promise<PupilReport> {
  const client = await serviceClient();
  const own = { p_teacher: teacherId, p_class: classId, p_number: number };
  const [progress, days, runs, tests] = await Promise.all([
    listClassProgress(teacherId, classId, now, { number }),
    client.rpc("days_of_pupil", { ...own, p_from: new Date(now - shownMs).toISOString() }),
    client.rpc("runs_of_pupil", { ...own, p_most: mostRuns }),
    listMarkedTests(teacherId, classId, number),
  ]);
  return {
    ...progress,
    days: unwrap("days of pupil", days).map(({ day, seconds }) => ({ day, minutes: wholeMinutes(seconds) })),
    runs: unwrap("runs of pupil", runs).map(toPupilRun),
    tests: tests.flatMap(({ test: { id, title, day, items }, rows: [row] }) =>
      row === undefined ? [] : [{ id, title, day, total: isAbsent(row) ? null : totalOf(items, row.marks) }],
    ),
  };
}

type RunRow = Database["public"]["Functions"]["runs_of_pupil"]["Returns"][number];

function toPupilRun({ id, mode, activity, finished_at, seconds, asked, right_first, ref }: RunRow): PupilRun {
  const read = refSchema.safeParse(ref);
  // The run of a new lesson is stored as such; it is the skill that tells a teacher something.
  const skill = read.success && read.data.kind === "lesson" ? findSkill(read.data.id) : undefined;
  return {
    id,
    title: skill?.title ?? titleOfRun(activity),
    isChallenge: mode === "challenge",
    finishedAt: finished_at,
    minutes: wholeMinutes(seconds),
    asked,
    rightFirst: right_first,
    canOpen: read.success,
  };
}

const practiceSchema = z.array(z.array(z.unknown()));
const challengeSchema = z.array(z.object({ right: z.boolean(), response: z.unknown() }));

/**
 * The questions of a run with what the pupil answered at first; null where the class is another's, where the run is of before
 * joining, and where its questions are no longer there.
 */
export async function readPupilRun(
  teacherId: string,
  classId: string,
  number: number,
  runId: string,
): Promise<readonly QuestionReport[] | null> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_number: number, p_run: runId };
  const [row] = unwrap("run of pupil", await client.rpc("run_of_pupil", asked));
  const recipe = runRecipeSchema.safeParse(row?.recipe);
  if (row === undefined || !recipe.success) return null;
  const places = await remakePlaces({ id: runId, ...recipe.data });
  if (places === null) return null;
  if (row.mode === "challenge") {
    const answers = challengeSchema.parse(row.answers);
    const questions = places.map(([first]) => first);
    const [rights, responses] = [answers.map(({ right }) => right), answers.map(({ response }) => response)];
    return analyseAnswers(questions, [{ rights, responses }], false);
  }
  const answers = practiceSchema.parse(row.answers);
  const count = scoreAnswers(places, answers, readTries(recipe.data.tries ?? ""));
  if (count === null) return null;
  const rights = count.tries.map(({ isRight }) => isRight);
  const responses = answers.map(([first]) => first);
  return analyseAnswers(
    count.tries.map((tried) => tried.asked),
    [{ rights, responses }],
    false,
  );
}
