import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { askDrawing } from "./ask-drawing.ts";
import { askFind } from "./ask-find.ts";
import { askName } from "./ask-name.ts";
import { askOdd } from "./ask-odd.ts";
import { askPattern } from "./ask-pattern.ts";
import { askScene } from "./ask-scene.ts";
import { askWhich } from "./ask-which.ts";
import type { ShapeForm, ShapeLevel } from "./levels.ts";
import type { Setting } from "./setting.ts";

const makers: Readonly<Record<ShapeForm, (setting: Setting) => Question>> = {
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
  pattern: askPattern,
};

/** A round of the shapes game. */
export function makeRound(level: ShapeLevel, rng: Rng): Question {
  return makers[rng.pick(level.forms)]({ level, rng });
}
