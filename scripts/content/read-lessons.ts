import { join } from "node:path";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Lesson, lessonSchema, lessonsSchema } from "./content-schema.ts";
import { findLessonFaults, type TaughtSkill } from "./find-lesson-faults.ts";
import type { Bank } from "./read-content.ts";
import { readJson, readList, repeated, schemaFaults } from "./read-list.ts";

/** The banks of class 1 whose items are asked once all their letters and rimes are taught. */
const readBySyllable = [
  "c1-spell-c-k",
  "c1-spell-g-gh",
  "c1-spell-ng-ngh",
  "c1-spell-l-n",
  "c1-spell-ch-tr",
  "c1-spell-s-x",
  "c1-rime-fill",
  "c1-tone-choose",
];

interface SubjectLessons {
  readonly classes: ReadonlyMap<ClassId, readonly Lesson[]>;
  readonly itemWeeks: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const nothing = { classes: new Map(), itemWeeks: {} };

async function readSubject(folder: string, subject: Subject, skills: readonly TaughtSkill[]): Promise<SubjectLessons> {
  const file = join("lessons", `${subject}.json`);
  const { value, faults } = await readJson(folder, file);
  if (faults.length > 0) return { ...nothing, faults };
  const parsed = lessonsSchema.safeParse(value);
  if (!parsed.success) return { ...nothing, faults: schemaFaults(file, { id: "" }, 0, parsed.error.issues) };
  const { classes, itemWeeks } = parsed.data;
  const lists = classIds.map((classId) => ({ classId, ...readList(file, classes[classId], lessonSchema) }));
  return {
    classes: new Map(lists.map(({ classId, read }) => [classId, read])),
    itemWeeks,
    faults: lists.flatMap(({ classId, read, faults }) => [
      ...faults,
      ...findLessonFaults({ file, subject, classId, lessons: read }, skills),
    ]),
  };
}

/** Weeks of what is no item, and items that have none. */
function findWeekFaults(itemWeeks: Readonly<Record<string, number>>, banks: readonly Bank[]): string[] {
  const file = join("lessons", "vietnamese.json");
  const items = banks.filter(({ skill }) => readBySyllable.includes(skill)).flatMap((bank) => bank.items);
  const ids = new Set(items.map(({ id }) => id));
  return [
    ...Object.keys(itemWeeks)
      .filter((id) => !ids.has(id))
      .map((id) => `${file} ${id}: has a week and is no item that needs one`),
    ...items.filter(({ id }) => itemWeeks[id] === undefined).map(({ id }) => `${file} ${id}: has no week`),
  ];
}

/** Reads the lessons of `folder` (supabase/content), which teach `skills` and items of `banks`, with what is wrong. */
export async function readLessons(folder: string, skills: readonly TaughtSkill[], banks: readonly Bank[]) {
  const [maths, vietnamese] = await Promise.all([
    readSubject(folder, "maths", skills),
    readSubject(folder, "vietnamese", skills),
  ]);
  const lessons = [maths, vietnamese].flatMap(({ classes }) => [...classes.values()].flat());
  return {
    lessons,
    faults: [
      ...maths.faults,
      ...vietnamese.faults,
      ...repeated(
        "the lesson",
        lessons.map(({ id }) => id),
      ),
      ...findWeekFaults(vietnamese.itemWeeks, banks),
    ],
  };
}
