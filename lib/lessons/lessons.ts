import { type ClassId, classIds } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import maths from "#supabase/content/lessons/maths.json" with { type: "json" };
import vietnamese from "#supabase/content/lessons/vietnamese.json" with { type: "json" };

/** What a lesson teaches of a skill: the difficulties that ask nothing a later lesson teaches. */
export interface LessonSkill {
  readonly id: string;
  readonly difficulties: readonly Difficulty[];
}

/** A lesson of the school year; a Vietnamese lesson is the work of a week. */
export interface Lesson {
  /** "m3-26"; it stands in addresses and with pupils. */
  readonly id: string;
  readonly classId: ClassId;
  readonly subject: Subject;
  /** Its number in the class. */
  readonly no: number;
  readonly title: string;
  /** The school week it begins in, 1 to 35; an estimate. */
  readonly week: number;
  /** None where nothing practises the lesson yet. */
  readonly skills: readonly LessonSkill[];
  /**
   * What a set of the lesson asks: what its title says. It may name skills of earlier classes, and leaves out what is only
   * practised from this lesson on.
   */
  readonly about: readonly LessonSkill[];
}

interface WrittenSkill {
  readonly skill: string;
  readonly levels: readonly number[];
}

interface WrittenLesson {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly week: number;
  readonly skills: readonly WrittenSkill[];
  /** The same as its skills where it is not there. */
  readonly about?: readonly WrittenSkill[];
}

function toLessonSkill({ skill, levels }: WrittenSkill): LessonSkill {
  return { id: skill, difficulties: difficulties.filter((difficulty) => levels.includes(difficulty)) };
}

function readLessons(subject: Subject, classes: Readonly<Record<ClassId, readonly WrittenLesson[]>>): Lesson[] {
  return classIds.flatMap((classId) =>
    classes[classId].map(({ id, no, title, week, skills, about = skills }) => ({
      id,
      classId,
      subject,
      no,
      title,
      week,
      skills: skills.map(toLessonSkill),
      about: about.map(toLessonSkill),
    })),
  );
}

/** The lessons of all classes in order (supabase/content/lessons). */
const lessons: readonly Lesson[] = [
  ...readLessons("maths", maths.classes),
  ...readLessons("vietnamese", vietnamese.classes),
];

const byClass = Map.groupBy(lessons, ({ classId, subject }) => `${classId} ${subject}`);

/** The lessons of a class in order. */
export function listLessons(classId: ClassId, subject: Subject): readonly Lesson[] {
  return byClass.get(`${classId} ${subject}`) ?? [];
}

/**
 * What is taught of the class by the end of a lesson: each skill with the difficulties that fit by then. Skills of earlier
 * classes are in it only where a lesson revises them, at all difficulties.
 */
export function taughtBy({ id, classId, subject }: Lesson): ReadonlyMap<string, readonly Difficulty[]> {
  const all = listLessons(classId, subject);
  const until = all.slice(0, all.findIndex((lesson) => lesson.id === id) + 1);
  const bySkill = Map.groupBy(
    until.flatMap(({ skills }) => skills),
    (skill) => skill.id,
  );
  return new Map(
    [...bySkill].map(([skill, taught]) => [
      skill,
      difficulties.filter(
        (difficulty) =>
          findSkill(skill)?.classId !== classId || taught.some((each) => each.difficulties.includes(difficulty)),
      ),
    ]),
  );
}

const itemWeeks: ReadonlyMap<string, number> = new Map(Object.entries(vietnamese.itemWeeks));

/** Whether all letters and rimes of a bank's item are taught by a lesson; from class 2 on they are. */
export function isReadable(itemId: string, { classId, week }: Pick<Lesson, "classId" | "week">): boolean {
  return classId !== "1" || (itemWeeks.get(itemId) ?? 1) <= week;
}
