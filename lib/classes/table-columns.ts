import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { LessonRange, TableColumn } from "./progress-table.ts";

/** So many skills are shown where no lessons are asked for. */
const usualColumns = 10;

/** The skills of some lessons in the order they are taught. */
export function columnsOf(classId: ClassId, subject: Subject, { from, to }: LessonRange): TableColumn[] {
  const lessons = listLessons(classId, subject).filter(({ no }) => no >= from && no <= to);
  const firsts = new Map(lessons.toReversed().flatMap(({ no, skills }) => skills.map(({ id }) => [id, no] as const)));
  return [...new Set(lessons.flatMap(({ skills }) => skills.map(({ id }) => id)))].flatMap((skillId) => {
    const title = findSkill(skillId)?.title;
    const no = firsts.get(skillId);
    return title === undefined || no === undefined ? [] : [{ skillId, title, no }];
  });
}

/** The lessons of the table: those that are asked for, else so many up to the present one as teach the usual number of skills. */
export function rangeOf(
  classId: ClassId,
  subject: Subject,
  present: number,
  wished: { readonly from: number | null; readonly to: number | null },
): LessonRange {
  const numbers = listLessons(classId, subject).map(({ no }) => no);
  const find = (no: number | null) => (no !== null && numbers.includes(no) ? no : null);
  const to = find(wished.to) ?? present;
  const before = numbers.filter((no) => no <= to);
  const usual = before.findLast((from) => columnsOf(classId, subject, { from, to }).length >= usualColumns);
  const from = find(wished.from) ?? usual ?? before[0] ?? to;
  return from <= to ? { from, to } : { from: to, to: from };
}
