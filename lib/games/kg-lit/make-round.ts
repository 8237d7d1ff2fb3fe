import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildAboutKgQuestion, buildAboutLitresQuestion } from "./build-about-question.ts";
import { buildFullerQuestion } from "./build-fuller-question.ts";
import { buildHeavierQuestion } from "./build-heavier-question.ts";
import { buildLitreStoryQuestion } from "./build-litre-story-question.ts";
import { buildPourQuestion } from "./build-pour-question.ts";
import { buildReadBalanceQuestion } from "./build-read-balance-question.ts";
import { buildReadJugQuestion } from "./build-read-jug-question.ts";
import { buildTwoJugsQuestion } from "./build-two-jugs-question.ts";
import { buildTwoLoadsQuestion } from "./build-two-loads-question.ts";
import { buildUnitQuestion } from "./build-unit-question.ts";
import { buildWeighQuestion } from "./build-weigh-question.ts";
import type { KgLitForm, KgLitLevel } from "./levels.ts";
import type { KgLitSetting } from "./setting.ts";

const makers: Readonly<Record<KgLitForm, (setting: KgLitSetting) => Question>> = {
  heavier: buildHeavierQuestion,
  read: (setting) => buildReadBalanceQuestion(setting, false),
  unknown: (setting) => buildReadBalanceQuestion(setting, true),
  weigh: (setting) => buildWeighQuestion(setting, false),
  "top-up": (setting) => buildWeighQuestion(setting, true),
  "add-kg": (setting) => buildTwoLoadsQuestion(setting, "sum"),
  "diff-kg": (setting) => buildTwoLoadsQuestion(setting, "difference"),
  "about-kg": buildAboutKgQuestion,
  fuller: buildFullerQuestion,
  "read-jug": buildReadJugQuestion,
  pour: (setting) => buildPourQuestion(setting, false),
  "pour-on": (setting) => buildPourQuestion(setting, true),
  "add-l": (setting) => buildTwoJugsQuestion(setting, "sum"),
  "diff-l": (setting) => buildTwoJugsQuestion(setting, "difference"),
  "left-l": (setting) => buildLitreStoryQuestion(setting, "left"),
  "more-l": (setting) => buildLitreStoryQuestion(setting, "more"),
  "about-l": buildAboutLitresQuestion,
  unit: buildUnitQuestion,
};

/** A round of the kilogram and litre game. */
export function makeRound({ most, forms }: KgLitLevel, rng: Rng): Question {
  return makers[rng.pick(forms)]({ most, rng });
}
