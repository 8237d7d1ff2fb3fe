import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Lesson, listLessons } from "#lib/lessons/lessons.ts";
import { type Occasion, occasionWeeks } from "./plan.ts";

/** The numbers of the first and the last lesson that are usually covered. */
export function usualRange(classId: ClassId, subject: Subject, occasion: Occasion): { from: number; to: number } {
  const [from, to] = occasionWeeks[occasion];
  const ofProgramme = listLessons(classId, subject).filter((lesson) => !isExtra(lesson));
  const covered = ofProgramme.filter(({ week }) => week >= from && week <= to);
  return { from: covered[0]?.no ?? 1, to: covered.at(-1)?.no ?? 1 };
}

/** What goes beyond the programme is never tested. */
function isExtra({ id }: Pick<Lesson, "id">): boolean {
  return id.endsWith("-extra");
}

/** The lessons from one number to another, without what goes beyond the programme; null where there are none. */
export function lessonsCovered(
  classId: ClassId,
  subject: Subject,
  from: number,
  to: number,
): readonly [Lesson, ...Lesson[]] | null {
  const covered = listLessons(classId, subject).filter((each) => each.no >= from && each.no <= to && !isExtra(each));
  const [first, ...others] = covered;
  return first === undefined ? null : [first, ...others];
}

/** What each occasion usually covers. */
export function usualRanges(classId: ClassId, subject: Subject): Record<Occasion, { from: number; to: number }> {
  return {
    "mid-1": usualRange(classId, subject, "mid-1"),
    "end-1": usualRange(classId, subject, "end-1"),
    "mid-2": usualRange(classId, subject, "mid-2"),
    "end-2": usualRange(classId, subject, "end-2"),
  };
}
