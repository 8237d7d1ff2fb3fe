import type { Question } from "#lib/questions/question.ts";
import { askFind } from "#lib/questions/shape/ask-find.ts";
import { askName } from "#lib/questions/shape/ask-name.ts";
import { askOdd } from "#lib/questions/shape/ask-odd.ts";
import { askWhich } from "#lib/questions/shape/ask-which.ts";
import type { ShapeSetting } from "#lib/questions/shape/shape-setting.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { askShapeCount } from "./ask-shape-count.ts";

type Ask = (setting: ShapeSetting) => Question;

const drawn: readonly Ask[] = [
  (setting) => askName(setting, "solid"),
  (setting) => askWhich(setting, "solid"),
  (setting) => askFind(setting, "solid"),
  (setting) => askOdd(setting, "solid"),
  ({ isTurned, rng }) => askShapeCount({ stuff: "solid", count: rng.int(2, 5), others: rng.int(2, 4), isTurned }, rng),
];

const things: readonly Ask[] = [
  (setting) => askName(setting, "solid-thing"),
  (setting) => askWhich(setting, "solid-thing"),
  (setting) => askFind(setting, "solid-thing"),
  // There are four things of each kind.
  ({ isTurned, rng }) =>
    askShapeCount({ stuff: "solid-thing", count: rng.int(2, 4), others: rng.int(2, 4), isTurned }, rng),
];

const askers: Readonly<Record<Difficulty, readonly Ask[]>> = { 1: drawn, 2: drawn, 3: things };

/** Cubes and boxes (curriculum, c1-solid-shapes): drawn, lying any way, as things of every day. */
export const solidShapes = defineSkill({
  id: "c1-solid-shapes",
  classId: "1",
  subject: "maths",
  strand: "Hình học và đo lường",
  title: "Khối lập phương, khối hộp chữ nhật",
  source: "rule",
  generate: (difficulty, rng) => rng.pick(askers[difficulty])({ isTurned: difficulty === 2, tiles: 6, rng }),
});
