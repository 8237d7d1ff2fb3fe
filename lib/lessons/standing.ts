import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Lesson, listLessons, taughtBy } from "./lessons.ts";
import { schoolWeekAt } from "./school-week.ts";

/** The lesson a pupil is at in each subject. */
export type Standing = Readonly<Record<Subject, Lesson>>;

/** The lesson of a class by the calendar: of several that begin this week the one of this day. */
function lessonAt(classId: ClassId, subject: Subject, now: number): Lesson {
  const { week, day } = schoolWeekAt(now);
  const begun = listLessons(classId, subject).filter((lesson) => lesson.week <= week);
  const ofWeek = begun.filter((lesson) => lesson.week === week);
  const found = ofWeek[Math.floor((day / 5) * ofWeek.length)] ?? begun.at(-1) ?? listLessons(classId, subject)[0];
  if (found === undefined) throw new Error(`Class ${classId} has no lessons of ${subject}`);
  return found;
}

/** Where a class stands by the calendar, for who has said nothing else. */
export function standingAt(classId: ClassId, now: number): Standing {
  return { maths: lessonAt(classId, "maths", now), vietnamese: lessonAt(classId, "vietnamese", now) };
}

/**
 * Where a pupil stands by what an address says: the numbers of the lessons in maths and Vietnamese ("26-11"). What is missing
 * or names no lesson goes by the calendar.
 */
export function readStanding(text: string | null, classId: ClassId, now: number): Standing {
  const [, maths, vietnamese] = /^(\d{1,3})?-(\d{1,3})?$/.exec(text ?? "") ?? [];
  const byCalendar = standingAt(classId, now);
  const find = (subject: Subject, no: string | undefined) =>
    listLessons(classId, subject).find((lesson) => lesson.no === Number(no)) ?? byCalendar[subject];
  return { maths: find("maths", maths), vietnamese: find("vietnamese", vietnamese) };
}

/** Each skill taught by then, in both subjects, with the difficulties that fit. */
export function taughtSkills({ maths, vietnamese }: Standing): ReadonlyMap<string, readonly Difficulty[]> {
  return new Map([...taughtBy(maths), ...taughtBy(vietnamese)]);
}
