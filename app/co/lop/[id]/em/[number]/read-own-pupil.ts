import type { QuestionReport } from "#lib/classes/assignment-view.ts";
import type { PupilReport } from "#lib/classes/progress-view.ts";
import { findGrownUp } from "#lib/server/grown-up-auth.ts";
import { readPupilReport, readPupilRun } from "#lib/server/pupil-report.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** What the teacher who is signed in sees of the pupil of a seat; null while the database is away. */
export async function readOwnPupil(classId: string, number: number): Promise<PupilReport | null> {
  const found = await tryRead("pupil of class", async () => {
    const grownUp = await findGrownUp();
    return grownUp === null ? null : readPupilReport(grownUp.id, classId, number, Date.now());
  });
  return found.ok ? found.value : null;
}

/** The questions of one of the pupil's runs; null where they cannot be shown. */
export async function readOwnPupilRun(
  classId: string,
  number: number,
  runId: string,
): Promise<readonly QuestionReport[] | null> {
  const found = await tryRead("run of pupil", async () => {
    const grownUp = await findGrownUp();
    return grownUp === null ? null : readPupilRun(grownUp.id, classId, number, runId);
  });
  return found.ok ? found.value : null;
}
