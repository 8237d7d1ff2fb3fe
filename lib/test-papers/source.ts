import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Lesson, listLessons } from "#lib/lessons/lessons.ts";
import { skillsToAsk } from "#lib/play/make-set.ts";
import type { SetBanks } from "#lib/play/question-set.ts";
import { type BankItem, type Difficulty, difficulties, type Passage } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { itemsAt, profileOf } from "./draw.ts";
import { cellKey, type Form, forms, type StrandId, type Supply, strandOf, strandsOf } from "./matrix.ts";
import { type OpenQuestion, openOnPassage, openOnSkill } from "./texts.ts";

/** What a paper is drawn from. */
export interface TestSource {
  readonly classId: ClassId;
  readonly subject: Subject;
  /** The lessons it covers, in order. */
  readonly lessons: readonly [Lesson, ...Lesson[]];
  readonly banks: SetBanks;
}

/** The skill that asks about the texts of a class. */
export const readingSkill = (classId: ClassId) => `c${classId}-reading`;

/** What may be asked: the skills of the lessons, with the levels they have come to. */
export function coverageOf({
  classId,
  subject,
  lessons,
}: Omit<TestSource, "banks">): ReadonlyMap<string, readonly Difficulty[]> {
  const taught = [...skillsToAsk(lessons)].filter(([id]) => findSkill(id)?.isExtension !== true);
  const reading = subject === "vietnamese" ? [[readingSkill(classId), difficulties] as const] : [];
  return new Map([...taught.filter(([id]) => strandOfId(id) !== "reading"), ...reading]);
}

export function strandOfId(skillId: string): StrandId | null {
  const skill = findSkill(skillId);
  return skill === undefined ? null : strandOf(skill);
}

/** What was taught before the lessons covered, a level of a skill each ("c4-average 1"): a test of them comes back to it last. */
export function earlierOf({ classId, subject, lessons }: Omit<TestSource, "banks">): ReadonlySet<string> {
  const before = listLessons(classId, subject).filter(({ no }) => no < lessons[0].no);
  const taught = before.flatMap(({ skills }) => skills);
  return new Set(taught.flatMap(({ id, difficulties: levels }) => levels.map((level) => `${id} ${level}`)));
}

/** The last lesson covered. */
export const lastOf = (lessons: TestSource["lessons"]) => lessons.at(-1) ?? lessons[0];

/** More questions of one skill and level than these are one too many on a paper. */
const mostOfSkill = 4;

/** A skill of what was taught, beside those that ask about texts, at one of its levels. */
function taughtSkills(source: TestSource) {
  const pool = { banks: source.banks, last: lastOf(source.lessons) };
  return [...coverageOf(source)].flatMap(([id, levels]) => {
    const strand = strandOfId(id);
    if (strand === null || strand === "reading") return [];
    return levels.map((level) => ({ id, strand, level, found: profileOf(id, level, pool) }));
  });
}

/** Adds up what there is for each cell. */
function countCells() {
  const cells = new Map<string, number>();
  const add = (strand: StrandId, level: Difficulty, form: Form, count: number) => {
    const key = cellKey({ strand, level, form });
    cells.set(key, (cells.get(key) ?? 0) + count);
  };
  return { cells, add };
}

/** How many questions there are to draw for each cell. */
export function supplyOf(source: TestSource): Supply {
  const { cells, add } = countCells();
  for (const { id, strand, level, found } of taughtSkills(source)) {
    for (const form of forms) add(strand, level, form, Math.min(mostOfSkill, found[form]));
    add(strand, level, "written", countAt(openOnSkill(id), level));
  }
  const texts = source.subject === "vietnamese" ? textsToRead(source) : [];
  for (const level of difficulties) {
    add("reading", level, "choice", Math.max(0, ...texts.map(({ items }) => countAt(items, level))));
    add("reading", level, "written", Math.max(0, ...texts.map(({ open }) => countAt(open, level))));
  }
  return cells;
}

function countAt(questions: readonly { readonly level: Difficulty }[], level: Difficulty): number {
  return questions.filter((each) => each.level === level).length;
}

/** How many skills of the class, and not of an earlier one, there are for each cell. */
export function varietyOf(source: TestSource): Supply {
  const { cells, add } = countCells();
  const ofClass = taughtSkills(source).filter(({ id }) => findSkill(id)?.classId === source.classId);
  for (const { strand, level, found } of ofClass) {
    for (const form of forms) if (found[form] > 0) add(strand, level, form, 1);
  }
  return cells;
}

/** How much of what was taught belongs to each strand: the number of its skills. */
export function weightsOf(source: TestSource): ReadonlyMap<StrandId, number> {
  const strands = [...coverageOf(source).keys()].flatMap((id) => strandOfId(id) ?? []);
  const counts = strandsOf(source.subject).map(
    (strand) => [strand, strands.filter((each) => each === strand).length] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}

/** A text with all that can be asked of it. */
export interface TextToRead {
  readonly passage: Passage;
  readonly items: readonly BankItem[];
  readonly open: readonly OpenQuestion[];
}

/** The texts a class can read by then. */
export function textsToRead({ classId, lessons, banks }: TestSource): TextToRead[] {
  const id = readingSkill(classId);
  const pool = { banks, last: lastOf(lessons) };
  const readable = difficulties.flatMap((level) => itemsAt(id, level, pool));
  const byText = Map.groupBy(readable, ({ passage }) => passage?.id);
  return [...byText.values()].flatMap((items) => {
    const passage = items[0]?.passage ?? null;
    return passage === null ? [] : [{ passage, items, open: openOnPassage(passage.id) }];
  });
}

/** The numbers of the covered lessons that teach a skill at a level. */
export function lessonsOf(skillId: string, level: Difficulty, { lessons }: TestSource): number[] {
  return lessons
    .filter(({ about }) => about.some(({ id, difficulties: taught }) => id === skillId && taught.includes(level)))
    .map(({ no }) => no);
}
