import type { QuestionReport } from "#lib/classes/assignment-view.ts";
import type { PupilReport } from "#lib/classes/progress-view.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { readPupilReport, readPupilRun } from "#lib/server/pupil-report.ts";

/** What the teacher who is signed in sees of the pupil of a seat; null while the database is away. */
export async function readOwnPupil(classId: string, number: number): Promise<PupilReport | null> {
  const read = await asGrownUp("pupil of class", ({ id }) => readPupilReport(id, classId, number, Date.now()));
  return read.ok ? read.value : null;
}

/** The questions of one of the pupil's runs; null where they cannot be shown. */
export async function readOwnPupilRun(
  classId: string,
  number: number,
  runId: string,
): Promise<readonly QuestionReport[] | null> {
  const read = await asGrownUp("run of pupil", ({ id }) => readPupilRun(id, classId, number, runId));
  return read.ok ? read.value : null;
}
