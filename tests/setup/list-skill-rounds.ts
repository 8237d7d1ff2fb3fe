import { createRng } from "#lib/core/create-rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";
import { readBank } from "#tests/contract/list-activities.ts";

const seedsPerDifficulty = 60;
const seedsPerItem = 2;

/** A way to lay a question out: its board, its pictures, and how much the choices take. */
function layoutOf({ kind, figures }: Question): string {
  return [
    kind,
    ...figures.map((figure) => (figure.type === "sentence" ? `${figure.type} ${figure.look}` : figure.type)),
  ].join(" ");
}

function wordsOn(figure: Figure): number {
  return figure.type === "sentence" ? figure.lines.join(" ").length : 0;
}

/** How much there is to read. */
function length({ prompt, figures, view }: Question): number {
  const shown = figures.reduce((sum, figure) => sum + wordsOn(figure), 0);
  return prompt.text.length + shown + JSON.stringify(view).length / 10;
}

function makeQuestions(skill: Skill): Question[] {
  const made = (seeds: number, make: (seed: number) => Question) =>
    Array.from({ length: seeds }, (_, seed) => make(seed));
  if (skill.source === "bank") {
    return readBank(skill.id).flatMap((item) =>
      made(seedsPerItem, (seed) => skill.ask(item, createRng(`${item.id}/${seed}`))),
    );
  }
  return difficulties.flatMap((difficulty) =>
    made(seedsPerDifficulty, (seed) => skill.generate(difficulty, createRng(`${skill.id}/${difficulty}/${seed}`))),
  );
}

/** Each way a skill lays its questions out, at its longest; always the same ones. */
export function listSkillRounds(skill: Skill): Question[] {
  const layouts = Map.groupBy(makeQuestions(skill), layoutOf);
  return [...layouts.values()].flatMap((alike) => alike.toSorted((a, b) => length(b) - length(a)).slice(0, 1));
}
