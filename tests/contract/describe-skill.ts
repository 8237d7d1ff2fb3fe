import { describe, expect, test } from "vitest";
import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";
import { hasAllSeeds } from "#tests/setup/seeds.ts";
import { describeQuestions } from "./describe-questions.ts";
import { findOracle } from "./find-oracle.ts";
import { isOfCapitals } from "./is-of-capitals.ts";
import { type Activity, listSkill } from "./list-activities.ts";
import { shownOf, wordingOf } from "./shown-of.ts";
import { worthOf } from "./worth-of.ts";

/** The largest number of each class (curriculum, "Difficulty 3 never leaves the class's number range"). */
const largest: Readonly<Record<ClassId, number>> = {
  "1": 100,
  "2": 1000,
  "3": 100_000,
  "4": 999_999_999,
  "5": 999_999_999,
};

function wholesOf(text: string): number[] {
  return [...text.matchAll(/\d+(?:\u00a0\d{3})*/gu)].map(([number]) => Number(number.replaceAll("\u00a0", "")));
}

function choiceFaults(question: Question, classId: ClassId): string[] {
  if (question.kind !== "choice") return [];
  const { choices } = question.view;
  const tooLarge = choices.filter(({ text }) => wholesOf(text).some((number) => number > largest[classId]));
  const unnamed = choices.filter((_, place) => place !== question.key.right && !question.key.mistakes?.[place]);
  return [
    ...tooLarge.map(({ text }) => `past the numbers of class ${classId}: ${text}`),
    ...unnamed.map(({ text }) => `a wrong answer without the name of its mistake: ${text}`),
  ];
}

/** How many rows of twenty are looked at. */
const rowsMade = hasAllSeeds ? 10 : 1;

/** Twenty questions in a row, as a pupil would get them. */
function listTwenty(activity: Activity, seed: number): Question[] {
  const questions = new Map<string, Question>();
  for (let index = 0; index < 2000 && questions.size < 20; index += 1) {
    const question = activity.make(index, createRng(`twenty/${seed}/${index}`));
    if (!questions.has(question.identity)) questions.set(question.identity, question);
  }
  return [...questions.values()];
}

function describeDifficulty(activity: Activity, skill: Skill): void {
  const listQuestions = describeQuestions(activity);

  test("wrong answers come from named mistakes, inside the numbers of the class", () => {
    const faults = listQuestions().flatMap((question) => choiceFaults(question, skill.classId));
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  });

  test("no two of twenty questions look alike", () => {
    for (let seed = 0; seed < rowsMade; seed += 1) {
      const shown = listTwenty(activity, seed).map(shownOf);
      expect(new Set(shown).size).toBe(20);
    }
  });

  test("of sixty seeds at least every second gives another question", () => {
    const shown = listQuestions().slice(0, 60).map(shownOf);
    expect(new Set(shown).size).toBeGreaterThanOrEqual(shown.length / 2);
  });

  test("what the pupil sees, solved a second way, has the same answer", async () => {
    const oracle = await findOracle(skill.id);
    const faults: string[] = [];
    for (const question of listQuestions()) {
      const solved = oracle(toPublic(question));
      const isExact = question.kind === "choice" && isOfCapitals(question.key);
      if (solved === null || worthOf(solved, isExact) !== worthOf(question.answer.text, isExact)) {
        faults.push(`${question.prompt.text} is ${solved}, not ${question.answer.text}`);
      }
    }
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  });
}

/** Everything that holds for a skill made by rule, at its three difficulties. */
export function describeSkill(skill: Skill): void {
  describe(skill.id, () => {
    const activities = listSkill(skill);
    for (const difficulty of difficulties) {
      const activity = activities[difficulty - 1];
      if (activity !== undefined) describe(`difficulty ${difficulty}`, () => describeDifficulty(activity, skill));
    }

    test("it is asked in at least three ways", () => {
      const wordings = new Set<string>();
      for (let index = 0; index < 200 && wordings.size < 3; index += 1)
        for (const activity of activities) wordings.add(wordingOf(activity.make(index, createRng(`wording/${index}`))));
      expect(wordings.size).toBeGreaterThanOrEqual(3);
    });
  });
}
