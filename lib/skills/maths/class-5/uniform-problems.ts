import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildChangeQuestion,
  buildDiscountQuestion,
  buildHalvesQuestion,
  buildTotalQuestion,
} from "./build-shopping-question.ts";
import {
  buildFieldQuestion,
  buildLorriesQuestion,
  buildRestQuestion,
  buildStockQuestion,
  buildThreeDaysQuestion,
  buildUnitRateQuestion,
} from "./build-work-question.ts";

const asks = {
  1: [buildChangeQuestion, buildUnitRateQuestion, buildStockQuestion],
  2: [buildTotalQuestion, buildTotalQuestion, buildLorriesQuestion, buildThreeDaysQuestion],
  3: [buildDiscountQuestion, buildHalvesQuestion, buildFieldQuestion, buildRestQuestion],
} as const;

/** Word problems of several steps (curriculum, c5-uniform-problems): two; three; four with percents or decimals. */
export const uniformProblems = defineNumberSkill({
  id: "c5-uniform-problems",
  classId: "5",
  title: "Bài toán nhiều bước",
  generate(difficulty, rng) {
    return rng.pick(asks[difficulty])(rng);
  },
});
