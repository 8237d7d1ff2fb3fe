import { byDifficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildChangeQuestion,
  buildCubesQuestion,
  buildLayQuestion,
  buildRodsQuestion,
} from "./build-laid-blocks-question.ts";
import {
  buildAllTensQuestion,
  buildDrawnQuestion,
  buildHundredsOfQuestion,
  buildMixedQuestion,
  buildTensOfQuestion,
} from "./build-unit-exchange-question.ts";

/** Ten of one place make one of the next (curriculum, c2-blocks-exchange): round numbers laid; exchanged; in another unit. */
export const blocksExchange = defineNumberSkill({
  id: "c2-blocks-exchange",
  classId: "2",
  title: "Đổi đơn vị, chục, trăm, nghìn",
  generate: byDifficulty({
    1: [buildLayQuestion, buildChangeQuestion],
    2: [buildRodsQuestion, buildRodsQuestion, buildCubesQuestion, buildDrawnQuestion],
    3: [buildTensOfQuestion, buildHundredsOfQuestion, buildMixedQuestion, buildMixedQuestion, buildAllTensQuestion],
  }),
});
