import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";

const seedsPerDifficulty = 60;

/** A way to lay a question out: its board, its pictures, and how much the choices take. */
function layoutOf({ kind, figures }: Question): string {
  return [kind, ...figures.map(({ type }) => type)].join(" ");
}

/** How much there is to read. */
function length({ prompt, view }: Question): number {
  return prompt.text.length + JSON.stringify(view).length / 10;
}

/** Each way a skill made by rule lays its questions out, at its longest; always the same ones. */
export function listSkillRounds(skill: Skill): Question[] {
  if (skill.source !== "rule") return [];
  const made = difficulties.flatMap((difficulty) =>
    Array.from({ length: seedsPerDifficulty }, (_, seed) =>
      skill.generate(difficulty, createRng(`${skill.id}/${difficulty}/${seed}`)),
    ),
  );
  const layouts = Map.groupBy(made, layoutOf);
  return [...layouts.values()].flatMap((alike) => alike.toSorted((a, b) => length(b) - length(a)).slice(0, 1));
}
