import "server-only";
import { z } from "zod";
import { analyseAnswers } from "#lib/classes/analyse-answers.ts";
import type { AssignmentReport, AssignmentResult } from "#lib/classes/assignment-view.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { Database } from "#lib/database/database.types.ts";
import { readRecipe } from "#lib/play/question-set.ts";
import { readAssignments, toAssignment } from "./assignments.ts";
import { unwrap } from "./backend-error.ts";
import { makeAll, sealSet } from "./question-sets.ts";

const answersSchema = z.array(z.array(z.unknown()));

/** What came of an assignment; null where the teacher has none with this code in the class. */
export async function readReport(teacherId: string, classId: string, code: string): Promise<AssignmentReport | null> {
  const row = (await readAssignments(teacherId, classId)).find((each) => each.code === code);
  if (row === undefined) return null;
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_id: row.id };
  const rows = unwrap("results of assignment", await client.rpc("results_of_assignment", asked));
  const set = readRecipe(row.recipe);
  const places = set === null ? null : await makeAll(set);
  const answered = rows.map(({ rights, answers }) => ({
    rights: readRights(rights),
    responses: answersSchema.parse(answers).map(([first]) => first),
  }));
  return {
    assignment: toAssignment(row),
    sealed: set === null ? null : sealSet(set),
    results: rows.map((result) => toResult(result, row.closes_on)),
    reports:
      places === null
        ? []
        : analyseAnswers(
            places.map(([asked]) => asked),
            answered,
            row.is_varied,
          ),
  };
}

const readRights = (rights: string) => [...rights].map((digit) => digit === "1");

type ResultRow = Pick<
  Database["public"]["Functions"]["results_of_assignment"]["Returns"][number],
  "number" | "finished_at" | "seconds" | "rights" | "tries" | "best"
>;

/** What one pupil did, as a teacher sees it, in work with this last day. */
export function toResult(row: ResultRow, closesOn: string): AssignmentResult {
  return {
    number: row.number,
    finishedAt: row.finished_at,
    seconds: row.seconds,
    rights: readRights(row.rights),
    tries: row.tries,
    best: row.best,
    isLate: vietnamDay(Date.parse(row.finished_at)) > closesOn,
  };
}
