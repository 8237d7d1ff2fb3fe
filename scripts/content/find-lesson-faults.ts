import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";
import type { Lesson } from "./content-schema.ts";
import { repeated } from "./read-list.ts";

/** What a lesson has to know of a skill. */
export type TaughtSkill = Pick<Skill, "id" | "classId" | "subject">;

/** The lessons of a subject in one class, in order. */
interface ClassLessons {
  readonly file: string;
  readonly subject: Subject;
  readonly classId: ClassId;
  readonly lessons: readonly Lesson[];
}

/** Why a lesson cannot teach what it names. */
function findNamedFaults(
  { id, skills, about = [] }: Lesson,
  { subject, classId }: ClassLessons,
  known: ReadonlyMap<string, TaughtSkill>,
): string[] {
  const found = [...skills, ...about].flatMap(({ skill }) => {
    const named = known.get(skill);
    if (named === undefined) return [`no skill is named ${skill}`];
    if (named.subject !== subject) return [`${skill} is of another subject`];
    return Number(named.classId) > Number(classId) ? [`${skill} is of class ${named.classId}`] : [];
  });
  return [
    ...found,
    // In Vietnamese some lessons are all talk, or all reading of a book.
    ...(subject === "maths" && skills.length === 0 ? ["nothing is practised in it"] : []),
    ...repeated(
      "the skill",
      skills.map(({ skill }) => skill),
    ),
    ...repeated(
      "the skill",
      about.map(({ skill }) => skill),
    ),
  ].map((fault) => `${id}: ${fault}`);
}

/** Lessons that do not follow the one before: the year goes on, and their numbers rise. */
function findOrderFaults(lessons: readonly Lesson[]): string[] {
  return lessons.flatMap(({ id, no, semester, week }, place) => {
    const before = lessons[place - 1];
    if (before === undefined) return [];
    return [
      ...(semester >= before.semester ? [] : [`${id}: semester ${semester} stands after semester ${before.semester}`]),
      ...(week >= before.week ? [] : [`${id}: week ${week} stands after week ${before.week}`]),
      ...(no > before.no ? [] : [`${id}: number ${no} stands after number ${before.no}`]),
    ];
  });
}

/** Skills of the class that no lesson teaches, or not in all difficulties. */
function findGaps({ subject, classId, lessons }: ClassLessons, skills: readonly TaughtSkill[]): string[] {
  const taught = Map.groupBy(
    lessons.flatMap((lesson) => lesson.skills),
    ({ skill }) => skill,
  );
  const own = skills.filter((skill) => skill.classId === classId && skill.subject === subject);
  return own.flatMap(({ id }) => {
    const found = taught.get(id);
    if (found === undefined) return [`no lesson of class ${classId} teaches ${id}`];
    const missing = difficulties.filter((level) => !found.some(({ levels }) => levels.includes(level)));
    return missing.map((level) => `no lesson of class ${classId} reaches level ${level} of ${id}`);
  });
}

/** What is wrong with the lessons of a class, one line each. */
export function findLessonFaults(list: ClassLessons, skills: readonly TaughtSkill[]): string[] {
  const known = new Map(skills.map((skill) => [skill.id, skill]));
  return [
    ...list.lessons.flatMap((lesson) => findNamedFaults(lesson, list, known)).map((fault) => `${list.file} ${fault}`),
    ...findOrderFaults(list.lessons).map((fault) => `${list.file} ${fault}`),
    ...findGaps(list, skills).map((fault) => `${list.file}: ${fault}`),
  ];
}
