import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Lesson, listLessons } from "#lib/lessons/lessons.ts";
import { findSkill } from "#lib/skills/registry.ts";

/** A lesson as a page shows it. */
export interface LessonView {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly week: number;
  readonly skills: readonly { readonly id: string; readonly title: string; readonly href: string }[];
}

/** The lessons of a class with the skills that have a card; `hrefs` is where each skill is practised. */
export function viewLessons(classId: ClassId, subject: Subject, hrefs: ReadonlyMap<string, string>): LessonView[] {
  return listLessons(classId, subject).map(({ id, no, title, week, skills }: Lesson) => ({
    id,
    no,
    title,
    week,
    skills: skills.flatMap((skill) => {
      const href = hrefs.get(skill.id);
      return href === undefined ? [] : [{ id: skill.id, title: findSkill(skill.id)?.title ?? "", href }];
    }),
  }));
}
