import "server-only";
import type { ClassExport } from "#lib/classes/class-sheets.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { skills } from "#lib/skills/registry.ts";
import { toResult } from "./assignment-report.ts";
import { listAssignments } from "./assignments.ts";
import { unwrap } from "./backend-error.ts";
import { listClassProgress } from "./class-progress.ts";
import { listMarkedTests } from "./class-tests.ts";
import { readAll } from "./read-all.ts";

/** What the spreadsheet of a class is made of; null where the teacher has no such class. */
export async function readClassExport(teacherId: string, classId: string, now: number): Promise<ClassExport | null> {
  const client = await serviceClient();
  const own = { p_teacher: teacherId, p_class: classId };
  const [found, progress, assignments, rows, tests] = await Promise.all([
    client.rpc("class_of_teacher", own),
    listClassProgress(teacherId, classId, now),
    listAssignments(teacherId, classId),
    readAll("results of class", (from, to) => client.rpc("results_of_class", own).range(from, to)),
    listMarkedTests(teacherId, classId),
  ]);
  if (unwrap("class to export", found).length === 0) return null;
  const practised = new Set(progress.skills.map(({ skillId }) => skillId));
  const byAssignment = Map.groupBy(rows, (row) => row.assignment_id);
  return {
    progress: { skills: progress.skills },
    skills: skills
      .filter(({ id }) => practised.has(id))
      .map(({ id, title, subject, classId: taughtIn }) => ({ id, title, subject, classId: taughtIn })),
    results: assignments.map((assignment) => ({
      assignment,
      results: (byAssignment.get(assignment.id) ?? []).map((row) => toResult(row, assignment.closesOn)),
    })),
    tests,
  };
}
