import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { HelpWords } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { pickGroupsAndRest } from "./pick-groups-and-rest.ts";
import { pickMoreOrLess } from "./pick-more-or-less.ts";
import { pickTimesAndTotal } from "./pick-times-and-total.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

const range = [1, 100_000] as const;

function ask(problem: TwoStepProblem, rng: Rng): Question {
  const { prompt, name, answer, steps, first, firstSum, next, distractors, figure, identity } = problem;
  const isDrawn = figure !== null && rng.pick([true, false]);
  const idea = `Bài toán cần hai bước. Trước hết con tìm ${first}.`;
  const hints: HelpWords[] = [
    figure === null || isDrawn ? idea : { say: idea, figures: [figure] },
    `Con tính ${firstSum}, ${next}.`,
  ];
  return numberQuestion(rng, {
    prompt: tieUnits(prompt),
    figures: isDrawn ? [figure] : [],
    answer,
    write: writeWith(name),
    range,
    distractors,
    step: answer % 1000 === 0 ? 1000 : 1,
    hints,
    explanation: `${steps[0]}. ${steps[1]}.`,
    praise: "story",
    identity,
  });
}

/** Stories of two steps (curriculum, c3-two-step-problems): more and less; groups and a rest; times and a total. */
export const twoStepProblems = defineNumberSkill({
  id: "c3-two-step-problems",
  classId: "3",
  title: "Bài toán hai bước tính",
  generate(difficulty, rng) {
    const pick = { 1: pickMoreOrLess, 2: pickGroupsAndRest, 3: pickTimesAndTotal }[difficulty];
    return ask(pick(rng), rng);
  },
});
