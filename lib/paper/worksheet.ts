import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Lesson, listLessons } from "#lib/lessons/lessons.ts";
import { changeSet, makeSet } from "#lib/play/make-set.ts";
import type { QuestionSet, SetBanks } from "#lib/play/question-set.ts";
import { setSizes } from "#lib/play/set-view.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { SheetCode, SheetQuestion } from "./sheet-view.ts";

/** A lesson about one skill and nothing else: the last one that teaches it, or the whole year of its class where none does. */
function lessonAbout(skillId: string, classId: ClassId, subject: Subject): Lesson | null {
  const lessons = listLessons(classId, subject);
  const lesson = lessons.findLast(({ skills }) => skills.some(({ id }) => id === skillId)) ?? lessons.at(-1);
  return lesson === undefined ? null : { ...lesson, about: [{ id: skillId, difficulties }] };
}

/**
 * Questions of one skill from easy to hard, the same ones for the same seed; null where there is no such skill, or it has too
 * few questions.
 */
export function makeSkillSet(skillId: string, count: number, seed: string, banks: SetBanks): QuestionSet | null {
  const skill = findSkill(skillId);
  const lesson = skill === undefined ? null : lessonAbout(skillId, skill.classId, skill.subject);
  if (lesson === null) return null;
  const source = { lessons: [lesson], skillIds: [skillId], count } as const;
  return makeSet(source, banks, createRng(`sheet/${skillId}/${count}/${seed}`));
}

/** A long list of questions as sets that can be played, of about the same length. */
export function splitSet(set: QuestionSet): QuestionSet[] {
  const parts = Math.ceil(set.questions.length / setSizes.most);
  const size = Math.ceil(set.questions.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    ...set,
    questions: set.questions.slice(part * size, (part + 1) * size),
  }));
}

/** The set with this code: A is the set itself; the others ask the same skills at the same difficulties with other questions. */
export function codedSet(set: QuestionSet, code: SheetCode, seed: string, banks: SetBanks): QuestionSet {
  return code === "A" ? set : changeSet(set, { kind: "replace-all" }, banks, createRng(`sheet/${seed}/${code}`));
}

/** The questions with a text that several of them are about only once, with the first of them. */
export function withTextsOnce(questions: readonly SheetQuestion[]): SheetQuestion[] {
  const texts = new Set<string>();
  return questions.map((asked) => {
    const figures = asked.question.figures.filter((figure) => {
      if (figure.type !== "passage") return true;
      const isNew = !texts.has(figure.title);
      texts.add(figure.title);
      return isNew;
    });
    return { ...asked, question: { ...asked.question, figures } };
  });
}
