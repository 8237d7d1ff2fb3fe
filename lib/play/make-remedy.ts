import type { Rng } from "#lib/core/rng.ts";
import { type Lesson, listLessons } from "#lib/lessons/lessons.ts";
import type { Standing } from "#lib/lessons/standing.ts";
import { nameMistake, wrongResponses } from "#lib/questions/name-mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { makeSet } from "./make-set.ts";
import { makeSetQuestion, type QuestionSet, type SetBanks, type SetQuestion } from "./question-set.ts";
import { setSizes } from "./set-view.ts";

/** So many sets are drawn in search of questions that a mistake leads astray in. */
const mostDraws = 12;

/** Whether a wrong answer to the question would show this mistake. */
function shows(question: Question, code: string): boolean {
  return wrongResponses(question).some((response) => nameMistake(question, response) === code);
}

/** The last lesson a class has come to that teaches a skill, or the first one to come; null if none does. */
function lessonOf(skillId: string, standing: Standing): Lesson | null {
  const skill = findSkill(skillId);
  if (skill === undefined) return null;
  const teaching = listLessons(skill.classId, skill.subject).filter(({ skills }) =>
    skills.some(({ id }) => id === skillId),
  );
  const present = standing[skill.subject];
  const until = present.classId === skill.classId ? present.no : Number.POSITIVE_INFINITY;
  return teaching.findLast(({ no }) => no <= until) ?? teaching[0] ?? null;
}

/** Questions of some sets, each once, until there are enough in which the mistake leads astray; those first. */
function gather(draw: () => readonly SetQuestion[], banks: SetBanks, code: string): SetQuestion[] {
  const known = new Set<string>();
  const fitting: SetQuestion[] = [];
  const others: SetQuestion[] = [];
  for (let draws = 0; draws < mostDraws && fitting.length < setSizes.least; draws += 1) {
    for (const asked of draw()) {
      const question = makeSetQuestion(asked, banks)?.question;
      if (question === undefined || known.has(question.identity)) continue;
      known.add(question.identity);
      (code === "" || shows(question, code) ? fitting : others).push(asked);
    }
  }
  return [...fitting, ...others];
}

/**
 * Five questions of a skill against a named mistake ("": any): those first in which the mistake leads to a wrong answer. Null where
 * the skill has too few questions.
 */
export function makeRemedy(
  skillId: string,
  code: string,
  standing: Standing,
  banks: SetBanks,
  rng: Rng,
): QuestionSet | null {
  const lesson = lessonOf(skillId, standing);
  if (lesson === null) return null;
  const { classId, subject, no } = lesson;
  // Whatever the lesson is about: the skill is what goes wrong.
  const source = {
    lessons: [{ ...lesson, about: lesson.skills }],
    skillIds: [skillId],
    count: setSizes.least,
  } as const;
  const questions = gather(() => makeSet(source, banks, rng)?.questions ?? [], banks, code);
  if (questions.length < setSizes.least) return null;
  return { classId, subject, from: no, to: no, questions: questions.slice(0, setSizes.least) };
}
