import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildDrawingQuestion } from "#lib/questions/shape/build-drawing-question.ts";
import { buildFindQuestion } from "#lib/questions/shape/build-find-question.ts";
import { buildNameQuestion } from "#lib/questions/shape/build-name-question.ts";
import { buildOddQuestion } from "#lib/questions/shape/build-odd-question.ts";
import { buildSceneQuestion } from "#lib/questions/shape/build-scene-question.ts";
import { buildWhichQuestion } from "#lib/questions/shape/build-which-question.ts";
import type { ShapeSetting } from "#lib/questions/shape/shape-setting.ts";
import { buildPatternQuestion } from "./build-pattern-question.ts";
import type { ShapeForm, ShapeLevel } from "./levels.ts";

const makers: Readonly<Record<ShapeForm, (setting: ShapeSetting, level: ShapeLevel) => Question>> = {
  "name flat": (setting) => buildNameQuestion(setting, "flat"),
  "name solid": (setting) => buildNameQuestion(setting, "solid"),
  "name thing": (setting) => buildNameQuestion(setting, "thing"),
  "name solid-thing": (setting) => buildNameQuestion(setting, "solid-thing"),
  "which flat": (setting) => buildWhichQuestion(setting, "flat"),
  "which solid": (setting) => buildWhichQuestion(setting, "solid"),
  "which thing": (setting) => buildWhichQuestion(setting, "thing"),
  "which solid-thing": (setting) => buildWhichQuestion(setting, "solid-thing"),
  "find flat": (setting) => buildFindQuestion(setting, "flat"),
  "find solid": (setting) => buildFindQuestion(setting, "solid"),
  "find thing": (setting) => buildFindQuestion(setting, "thing"),
  "find solid-thing": (setting) => buildFindQuestion(setting, "solid-thing"),
  "odd flat": (setting) => buildOddQuestion(setting, "flat"),
  "odd solid": (setting) => buildOddQuestion(setting, "solid"),
  scene: buildSceneQuestion,
  drawing: buildDrawingQuestion,
  pattern: ({ rng }, { pattern }) => buildPatternQuestion(pattern, rng),
};

/** A round of the shapes game. */
export function makeRound(level: ShapeLevel, rng: Rng): Question {
  const { isTurned, tiles } = level;
  return makers[rng.pick(level.forms)]({ isTurned, tiles, rng }, level);
}
