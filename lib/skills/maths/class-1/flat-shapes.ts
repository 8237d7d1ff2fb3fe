import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { askFind } from "#lib/questions/shape/ask-find.ts";
import { askName } from "#lib/questions/shape/ask-name.ts";
import { askOdd } from "#lib/questions/shape/ask-odd.ts";
import { askWhich } from "#lib/questions/shape/ask-which.ts";
import type { ShapeSetting } from "#lib/questions/shape/shape-setting.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";

type Ask = (setting: ShapeSetting) => Question;

const drawn: readonly Ask[] = [
  (setting) => askName(setting, "flat"),
  (setting) => askWhich(setting, "flat"),
  (setting) => askFind(setting, "flat"),
  (setting) => askOdd(setting, "flat"),
];

const things: readonly Ask[] = [
  (setting) => askName(setting, "thing"),
  (setting) => askWhich(setting, "thing"),
  (setting) => askFind(setting, "thing"),
];

const askers: Readonly<Record<Difficulty, readonly Ask[]>> = { 1: drawn, 2: drawn, 3: things };

/** Flat shapes by name (curriculum, c1-flat-shapes): upright, turned and in colours, as things of every day. */
export const flatShapes = defineSkill({
  id: "c1-flat-shapes",
  classId: "1",
  subject: "maths",
  strand: "Hình học và đo lường",
  title: "Nhận biết hình phẳng",
  source: "rule",
  generate: (difficulty, rng: Rng) => rng.pick(askers[difficulty])({ isTurned: difficulty === 2, tiles: 6, rng }),
});
