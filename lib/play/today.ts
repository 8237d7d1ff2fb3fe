import type { ClassId } from "#lib/core/class-id.ts";
import type { Lesson } from "#lib/lessons/lessons.ts";
import { isReadable, listLessons, taughtBy } from "#lib/lessons/lessons.ts";
import { type Standing, taughtSkills } from "#lib/lessons/standing.ts";
import type { BankItem, Difficulty } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { SkillStep } from "./activity-ref.ts";
import { chooseDifficulty } from "./choose-difficulty.ts";
import { nearestDifficulty } from "./nearest-difficulty.ts";
import { questionsPerRun } from "./points.ts";
import { type SkillProgress, skillStates } from "./skill-progress.ts";

/** A skill of the present lesson, with what may be asked of it. */
export interface TaughtSkill {
  readonly id: string;
  readonly lesson: Lesson;
  readonly difficulties: readonly Difficulty[];
}

type ProgressBySkill = ReadonlyMap<string, SkillProgress>;

/** A run of class 1 is shorter: 6 questions in the first half of the year, 8 in the second (design "Lessons", "Today"). */
export function questionsOfDay(classId: ClassId, { maths }: Standing): number {
  if (classId !== "1") return questionsPerRun;
  return maths.week <= firstHalf ? 6 : 8;
}

const firstHalf = 18;

/** Says of a bank's item whether it may be asked: its difficulty is taught, and in class 1 its letters and rimes too. */
export function onlyTaught(standing: Standing): (skillId: string, item: Pick<BankItem, "id" | "level">) => boolean {
  const taught = taughtSkills(standing);
  return (skillId, { id, level }) =>
    taught.get(skillId)?.includes(level) === true && isReadable(id, standing.vietnamese);
}

/** How well a skill is known: first by its state, then by how often it was tried. Lower is less. */
function knowledge(progress: SkillProgress | undefined): number {
  if (progress === undefined) return -1;
  return skillStates.indexOf(progress.state) * 100 + progress.tries.length;
}

/** The lesson a subject is at, and those before it, the present one first; without those that nothing practises. */
function lessonsBack(lesson: Lesson): readonly Lesson[] {
  const all = listLessons(lesson.classId, lesson.subject);
  const until = all.slice(0, all.findIndex(({ id }) => id === lesson.id) + 1);
  return until.filter(({ skills }) => skills.length > 0).toReversed();
}

function skillsOf(lesson: Lesson): TaughtSkill[] {
  const taught = taughtBy(lesson);
  return lesson.skills.flatMap(({ id }) => {
    const skill = findSkill(id);
    const difficulties = taught.get(id) ?? [];
    return skill === undefined || skill.isExtension || difficulties.length === 0 ? [] : [{ id, lesson, difficulties }];
  });
}

/** So many lessons back are looked through for something that is not known yet. */
const mostLessonsBack = 6;

/**
 * What "Bài mới" may practise, best first: what is least known of the present lessons of both subjects, then of the ones
 * before. Of equals a subject takes turns with the other by the day (a whole number that grows by one a day).
 */
export function rankNewSkills(standing: Standing, progress: ProgressBySkill, day: number): TaughtSkill[] {
  const subjects = [lessonsBack(standing.maths), lessonsBack(standing.vietnamese)];
  const inTurn = day % 2 === 0 ? subjects : subjects.toReversed();
  const seen = new Set<string>();
  const mastered = skillStates.indexOf("mastered") * 100;
  const ranked = Array.from({ length: mostLessonsBack }, (_, back) =>
    inTurn
      .flatMap((lessons) => lessons.slice(back, back + 1).flatMap(skillsOf))
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .toSorted((one, other) => knowledge(progress.get(one.id)) - knowledge(progress.get(other.id))),
  ).flat();
  const isKnown = ({ id }: TaughtSkill) => knowledge(progress.get(id)) >= mastered;
  return [...ranked.filter((skill) => !isKnown(skill)), ...ranked.filter(isKnown)];
}

/** Whether the last tries in a skill went wrong: of the last three more than one. */
function wentWrong({ tries }: SkillProgress): boolean {
  return tries.slice(-3).filter(({ isRight }) => !isRight).length > 1;
}

/**
 * What "Ôn lại" asks, `count` questions of as many skills as there are, one each before any comes again: those that are due,
 * longest first, those that went wrong last, and of the others those that are known least, as far as they are taught; for
 * who knows none, what the lessons of last week taught. `isDue` says whether a skill is due; the skills of `left` are left out.
 */
export function planDailyReview(
  standing: Standing,
  progress: ProgressBySkill,
  isDue: (progress: SkillProgress) => boolean,
  count: number,
  left: ReadonlySet<string> = new Set(),
): SkillStep[] {
  const taught = taughtSkills(standing);
  const known = [...progress].flatMap(([id, each]) => {
    const difficulties = taught.get(id);
    const isOut = difficulties === undefined || left.has(id) || findSkill(id)?.isExtension;
    return isOut ? [] : [{ id, difficulties, progress: each }];
  });
  const due = known.filter((each) => isDue(each.progress)).toSorted(byDueDate);
  const missed = known.filter((each) => !isDue(each.progress) && wentWrong(each.progress));
  const others = known.filter((each) => !due.includes(each) && !missed.includes(each)).toSorted(byStrength);
  const waiting = [...due, ...missed, ...others].map(({ id, difficulties, progress: { tries } }) => ({
    id,
    difficulty: nearestDifficulty(chooseDifficulty(tries, 1).difficulty, difficulties),
  }));
  const steps = waiting.length > 0 ? waiting : lastWeek(standing, progress, left);
  return Array.from({ length: count }, (_, place) => steps[place % steps.length]).filter((step) => step !== undefined);
}

function byDueDate(one: { progress: SkillProgress }, other: { progress: SkillProgress }): number {
  return one.progress.card.dueAt - other.progress.card.dueAt;
}

/** By state, then by how much was tried and was right: what is known well gains little by one more question. */
function strength({ state, tries }: SkillProgress): number {
  return skillStates.indexOf(state) * 100 + tries.length + tries.filter(({ isRight }) => isRight).length;
}

function byStrength(one: { progress: SkillProgress }, other: { progress: SkillProgress }): number {
  return strength(one.progress) - strength(other.progress);
}

/** What the lessons before the present ones taught, the least known first. */
function lastWeek(standing: Standing, progress: ProgressBySkill, left: ReadonlySet<string>): SkillStep[] {
  const before = [standing.maths, standing.vietnamese].flatMap((lesson) => {
    const [present, last] = lessonsBack(lesson);
    return last ?? present ?? [];
  });
  return before
    .flatMap(skillsOf)
    .filter(({ id }, place, all) => !left.has(id) && all.findIndex((each) => each.id === id) === place)
    .toSorted((one, other) => knowledge(progress.get(one.id)) - knowledge(progress.get(other.id)))
    .slice(0, 3)
    .map(({ id, difficulties }) => ({
      id,
      difficulty: nearestDifficulty(chooseDifficulty(progress.get(id)?.tries ?? [], 1).difficulty, difficulties),
    }));
}
