import { createRng } from "#lib/core/create-rng.ts";
import type { KindName, Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";

/** The first question of a kind that a difficulty of a skill made by rule asks and that fits. Throws an Error where it asks none. */
export function findQuestion<Kind extends KindName>(
  kind: Kind,
  [skillId, difficulty]: readonly [string, Difficulty],
  fits: (question: Extract<Question, { kind: Kind }>) => boolean = () => true,
): Extract<Question, { kind: Kind }> {
  const skill = findSkill(skillId);
  if (skill?.source !== "rule") throw new Error(`${skillId} makes no questions`);
  const isOfKind = (question: Question): question is Extract<Question, { kind: Kind }> => question.kind === kind;
  for (let seed = 0; seed < 200; seed += 1) {
    const question = skill.generate(difficulty, createRng(`${kind} ${seed}`));
    if (isOfKind(question) && fits(question)) return question;
  }
  throw new Error(`${skillId} does not ask this`);
}
