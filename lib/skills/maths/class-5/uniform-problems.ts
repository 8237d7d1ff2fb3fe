import { defineSkill } from "#lib/skills/define-skill.ts";
import { askChange, askDiscount, askHalves, askTotal } from "./ask-shopping.ts";
import { askField, askLorries, askRest, askStock, askThreeDays, askUnitRate } from "./ask-work.ts";

const asks = {
  1: [askChange, askUnitRate, askStock],
  2: [askTotal, askTotal, askLorries, askThreeDays],
  3: [askDiscount, askHalves, askField, askRest],
} as const;

/** Word problems of several steps (curriculum, c5-uniform-problems): two; three; four with percents or decimals. */
export const uniformProblems = defineSkill({
  id: "c5-uniform-problems",
  classId: "5",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Bài toán nhiều bước",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(asks[difficulty])(rng);
  },
});
