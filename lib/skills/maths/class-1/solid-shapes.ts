import type { Question } from "#lib/questions/question.ts";
import { buildFindQuestion } from "#lib/questions/shape/build-find-question.ts";
import { buildNameQuestion } from "#lib/questions/shape/build-name-question.ts";
import { buildOddQuestion } from "#lib/questions/shape/build-odd-question.ts";
import { buildWhichQuestion } from "#lib/questions/shape/build-which-question.ts";
import type { ShapeSetting } from "#lib/questions/shape/shape-setting.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildShapeCountQuestion } from "./build-shape-count-question.ts";

type Ask = (setting: ShapeSetting) => Question;

const drawn: readonly Ask[] = [
  (setting) => buildNameQuestion(setting, "solid"),
  (setting) => buildWhichQuestion(setting, "solid"),
  (setting) => buildFindQuestion(setting, "solid"),
  (setting) => buildOddQuestion(setting, "solid"),
  ({ isTurned, rng }) =>
    buildShapeCountQuestion(
      { stuff: "solid", count: rng.int(2, 5), others: rng.int(2, 4), isTurned, isTyped: true },
      rng,
    ),
];

const things: readonly Ask[] = [
  (setting) => buildNameQuestion(setting, "solid-thing"),
  (setting) => buildWhichQuestion(setting, "solid-thing"),
  (setting) => buildFindQuestion(setting, "solid-thing"),
  // There are four things of each kind.
  ({ isTurned, rng }) =>
    buildShapeCountQuestion(
      { stuff: "solid-thing", count: rng.int(2, 4), others: rng.int(2, 4), isTurned, isTyped: true },
      rng,
    ),
];

/** Lying any way: all of them are found or counted, or the one that is different. */
const turned: readonly Ask[] = [
  (setting) => buildFindQuestion({ ...setting, tiles: 9 }, "solid"),
  (setting) => buildFindQuestion({ ...setting, tiles: 9 }, "solid"),
  (setting) => buildOddQuestion(setting, "solid"),
  ({ isTurned, rng }) =>
    buildShapeCountQuestion(
      { stuff: "solid", count: rng.int(3, 6), others: rng.int(3, 6), isTurned, isTyped: true },
      rng,
    ),
];

const askers: Readonly<Record<Difficulty, readonly Ask[]>> = { 1: drawn, 2: things, 3: turned };

/** Cubes and boxes (curriculum, c1-solid-shapes): drawn, as things of every day, lying any way. */
export const solidShapes = defineGeometrySkill({
  id: "c1-solid-shapes",
  classId: "1",
  title: "Khối lập phương, khối hộp chữ nhật",
  generate: (difficulty, rng) => rng.pick(askers[difficulty])({ isTurned: difficulty === 3, tiles: 6, rng }),
});
