import type { Rng } from "#lib/core/rng.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildBetweenFigureQuestion,
  buildBetweenQuestion,
  buildCountBetweenQuestion,
} from "./build-between-question.ts";
import { buildMidpointChainQuestion } from "./build-midpoint-chain-question.ts";
import {
  buildHalfLengthQuestion,
  buildMidpointFigureQuestion,
  buildMidpointOnGridQuestion,
} from "./build-midpoint-question.ts";

/** Up to 20 cm: all halves stand in the table of 2. */
const buildShortChainQuestion = (rng: Rng) => buildMidpointChainQuestion(rng, 5);

/** Points between two others: on a line; at equal distances; and what that says of lengths, inside the tables of 2. */
export const midpoint = defineGeometrySkill({
  id: "c3-midpoint",
  classId: "3",
  title: "Điểm ở giữa, trung điểm của đoạn thẳng",
  generate: byDifficulty({
    1: [buildBetweenQuestion, buildBetweenQuestion, buildCountBetweenQuestion, buildBetweenFigureQuestion],
    2: [buildMidpointOnGridQuestion, buildMidpointOnGridQuestion, buildMidpointFigureQuestion],
    3: [buildHalfLengthQuestion, buildHalfLengthQuestion, buildShortChainQuestion],
  }),
});
