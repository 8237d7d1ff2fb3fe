import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { HelpWords } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { pickGroupsAndRest } from "./pick-groups-and-rest.ts";
import { pickHiddenStep } from "./pick-hidden-step.ts";
import { pickMoreOrLess } from "./pick-more-or-less.ts";
import { pickTimesAndTotal } from "./pick-times-and-total.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

const range = [1, 1000] as const;

function ask(problem: TwoStepProblem, rng: Rng): Question {
  const { prompt, answer, steps, first, firstSum, distractors, figure, identity } = problem;
  const isDrawn = figure !== null && rng.pick([true, false]);
  const idea = `Bài toán cần hai bước. Trước hết con tìm ${first}.`;
  const hints: HelpWords[] = [
    figure === null || isDrawn ? idea : { say: idea, figures: [figure] },
    `Con tính ${firstSum} trước. Tìm được rồi, con đọc lại xem đề hỏi gì.`,
  ];
  return numberQuestion(rng, {
    prompt: tieUnits(prompt),
    figures: isDrawn ? [figure] : [],
    answer,
    range,
    isTyped: true,
    distractors,
    hints,
    explanation: `${steps[0]}. ${steps[1]}.`,
    praise: "story",
    identity,
  });
}

/** Stories of two steps up to 100 (curriculum, c3-two-step-problems): + and −; groups or times; a first step nobody names. */
export const twoStepProblems = defineNumberSkill({
  id: "c3-two-step-problems",
  classId: "3",
  title: "Bài toán hai bước tính",
  generate(difficulty, rng) {
    const pick = {
      1: [pickMoreOrLess],
      2: [pickGroupsAndRest, pickTimesAndTotal],
      3: [pickHiddenStep],
    }[difficulty];
    return ask(rng.pick(pick)(rng), rng);
  },
});
