import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { askDrawing } from "#lib/questions/shape/ask-drawing.ts";
import { askFind } from "#lib/questions/shape/ask-find.ts";
import { askName } from "#lib/questions/shape/ask-name.ts";
import { askOdd } from "#lib/questions/shape/ask-odd.ts";
import { askScene } from "#lib/questions/shape/ask-scene.ts";
import { askWhich } from "#lib/questions/shape/ask-which.ts";
import type { ShapeSetting } from "#lib/questions/shape/shape-setting.ts";
import { askPattern } from "./ask-pattern.ts";
import type { ShapeForm, ShapeLevel } from "./levels.ts";

const makers: Readonly<Record<ShapeForm, (setting: ShapeSetting, level: ShapeLevel) => Question>> = {
  "name flat": (setting) => askName(setting, "flat"),
  "name solid": (setting) => askName(setting, "solid"),
  "name thing": (setting) => askName(setting, "thing"),
  "name solid-thing": (setting) => askName(setting, "solid-thing"),
  "which flat": (setting) => askWhich(setting, "flat"),
  "which solid": (setting) => askWhich(setting, "solid"),
  "which thing": (setting) => askWhich(setting, "thing"),
  "which solid-thing": (setting) => askWhich(setting, "solid-thing"),
  "find flat": (setting) => askFind(setting, "flat"),
  "find solid": (setting) => askFind(setting, "solid"),
  "find thing": (setting) => askFind(setting, "thing"),
  "find solid-thing": (setting) => askFind(setting, "solid-thing"),
  "odd flat": (setting) => askOdd(setting, "flat"),
  "odd solid": (setting) => askOdd(setting, "solid"),
  scene: askScene,
  drawing: askDrawing,
  pattern: ({ rng }, { pattern }) => askPattern(pattern, rng),
};

/** A round of the shapes game. */
export function makeRound(level: ShapeLevel, rng: Rng): Question {
  const { isTurned, tiles } = level;
  return makers[rng.pick(level.forms)]({ isTurned, tiles, rng }, level);
}
