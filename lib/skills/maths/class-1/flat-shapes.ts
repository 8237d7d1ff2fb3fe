import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildFindQuestion } from "#lib/questions/shape/build-find-question.ts";
import { buildNameQuestion } from "#lib/questions/shape/build-name-question.ts";
import { buildOddQuestion } from "#lib/questions/shape/build-odd-question.ts";
import { buildWhichQuestion } from "#lib/questions/shape/build-which-question.ts";
import type { ShapeSetting } from "#lib/questions/shape/shape-setting.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

type Ask = (setting: ShapeSetting) => Question;

const drawn: readonly Ask[] = [
  (setting) => buildNameQuestion(setting, "flat"),
  (setting) => buildWhichQuestion(setting, "flat"),
  (setting) => buildFindQuestion(setting, "flat"),
  (setting) => buildOddQuestion(setting, "flat"),
];

const things: readonly Ask[] = [
  (setting) => buildNameQuestion(setting, "thing"),
  (setting) => buildWhichQuestion(setting, "thing"),
  (setting) => buildFindQuestion(setting, "thing"),
];

/** Lying any way among near shapes: all of them are found, or the one that is different. */
const turned: readonly Ask[] = [
  (setting) => buildFindQuestion({ ...setting, tiles: 9 }, "flat"),
  (setting) => buildFindQuestion({ ...setting, tiles: 9 }, "flat"),
  (setting) => buildWhichQuestion(setting, "flat"),
  (setting) => buildOddQuestion(setting, "flat"),
];

const askers: Readonly<Record<Difficulty, readonly Ask[]>> = { 1: drawn, 2: things, 3: turned };

/** Flat shapes by name (curriculum, c1-flat-shapes): upright, as things of every day, turned among near shapes. */
export const flatShapes = defineGeometrySkill({
  id: "c1-flat-shapes",
  classId: "1",
  title: "Nhận biết hình phẳng",
  generate: (difficulty, rng: Rng) => rng.pick(askers[difficulty])({ isTurned: difficulty === 3, tiles: 6, rng }),
});
