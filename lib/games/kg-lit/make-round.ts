import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { askAboutKg, askAboutLitres } from "./ask-about.ts";
import { askFuller } from "./ask-fuller.ts";
import { askHeavier } from "./ask-heavier.ts";
import { askLitreStory } from "./ask-litre-story.ts";
import { askPour } from "./ask-pour.ts";
import { askReadBalance } from "./ask-read-balance.ts";
import { askReadJug } from "./ask-read-jug.ts";
import { askTwoJugs } from "./ask-two-jugs.ts";
import { askTwoLoads } from "./ask-two-loads.ts";
import { askUnit } from "./ask-unit.ts";
import { askWeigh } from "./ask-weigh.ts";
import type { KgLitForm, KgLitLevel } from "./levels.ts";
import type { KgLitSetting } from "./setting.ts";

const makers: Readonly<Record<KgLitForm, (setting: KgLitSetting) => Question>> = {
  heavier: askHeavier,
  read: (setting) => askReadBalance(setting, false),
  unknown: (setting) => askReadBalance(setting, true),
  weigh: (setting) => askWeigh(setting, false),
  "top-up": (setting) => askWeigh(setting, true),
  "add-kg": (setting) => askTwoLoads(setting, "sum"),
  "diff-kg": (setting) => askTwoLoads(setting, "difference"),
  "about-kg": askAboutKg,
  fuller: askFuller,
  "read-jug": askReadJug,
  pour: (setting) => askPour(setting, false),
  "pour-on": (setting) => askPour(setting, true),
  "add-l": (setting) => askTwoJugs(setting, "sum"),
  "diff-l": (setting) => askTwoJugs(setting, "difference"),
  "left-l": (setting) => askLitreStory(setting, "left"),
  "more-l": (setting) => askLitreStory(setting, "more"),
  "about-l": askAboutLitres,
  unit: askUnit,
};

/** A round of the kilogram and litre game. */
export function makeRound({ most, forms }: KgLitLevel, rng: Rng): Question {
  return makers[rng.pick(forms)]({ most, rng });
}
