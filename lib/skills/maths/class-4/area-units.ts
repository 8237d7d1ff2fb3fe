import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildCompoundConversionQuestion } from "#lib/skills/families/compound-measure.ts";
import { buildConversionQuestion, buildMeasureComparisonQuestion } from "#lib/skills/families/measure-conversion.ts";
import { buildSplitMeasureQuestion } from "#lib/skills/families/split-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { hundredSquares } from "./hundred-squares.ts";

const most = 999_999;

const steps = [
  { large: "m²", small: "dm²", things: ["Bức tường rộng", "Tấm bạt rộng"] },
  { large: "dm²", small: "cm²", things: ["Quyển vở rộng", "Tấm bìa rộng"] },
  { large: "cm²", small: "mm²", things: ["Con tem rộng", "Chiếc nhãn vở rộng"] },
] as const;

/** "5 m² = … dm²" and back. */
function buildStepQuestion(rng: Rng): Question {
  const { large, small, things } = rng.pick(steps);
  const way = rng.int(0, 3);
  const scaled = rng.int(2, 40);
  const isTyped = rng.pick([true, false]);
  if (way === 0)
    return buildConversionQuestion(rng, {
      from: small,
      to: large,
      scaled: scaled * 100,
      isWhole: true,
      most,
      drawn: [hundredSquares],
      isTyped,
    });
  const thing = way === 1 ? rng.pick(things) : null;
  return buildConversionQuestion(rng, {
    from: large,
    to: small,
    scaled: thing === null ? scaled : rng.int(2, 6),
    thing,
    isWhole: true,
    most,
    drawn: [hundredSquares],
    isTyped,
  });
}

/** "3 m² 25 dm² = … dm²"; also from square metres to square centimetres. */
function buildTwoUnitsQuestion(rng: Rng): Question {
  if (rng.int(0, 3) === 0) {
    return buildConversionQuestion(rng, {
      from: "m²",
      to: "cm²",
      scaled: rng.int(2, 30),
      isWhole: true,
      most,
      isTyped: true,
    });
  }
  const { large, small } = rng.pick(steps);
  return buildCompoundConversionQuestion(rng, {
    first: [rng.int(2, 20), large],
    second: [rng.int(3, 95), small],
    to: small,
    most,
  });
}

/** "325 dm² = … m² … dm²" */
function buildSplitQuestion(rng: Rng): Question {
  const { large, small } = rng.pick(steps);
  return buildSplitMeasureQuestion(rng, { amount: rng.int(2, 40), large, rest: rng.int(1, 99), small });
}

/** "3 m² … 350 dm²" */
function buildSignQuestion(rng: Rng): Question {
  const { large, small } = rng.pick(steps);
  const amount = rng.int(2, 40);
  const other = rng.pick([
    amount * 100,
    amount * 100,
    amount * 10,
    amount * 1000,
    amount * 100 + rng.int(1, 9),
    amount * 100 - rng.int(1, 9),
  ]);
  return buildMeasureComparisonQuestion(rng, { amount, large, other, small });
}

const stories = [
  {
    told: "Bức tường rộng",
    cut: "đã sơn được",
    rest: "Còn lại bao nhiêu đề-xi-mét vuông chưa sơn?",
    large: "m²",
    small: "dm²",
  },
  {
    told: "Tấm bìa rộng",
    cut: "bạn Hoa cắt đi",
    rest: "Tấm bìa còn lại bao nhiêu xăng-ti-mét vuông?",
    large: "dm²",
    small: "cm²",
  },
  {
    told: "Nền nhà rộng",
    cut: "đã lát gạch được",
    rest: "Còn lại bao nhiêu đề-xi-mét vuông chưa lát?",
    large: "m²",
    small: "dm²",
  },
] as const;

/** "Tấm bìa rộng 6 dm², bạn Hoa cắt đi 150 cm². Tấm bìa còn lại bao nhiêu xăng-ti-mét vuông?" */
function buildStoryQuestion(rng: Rng): Question {
  const { told, cut, rest, large, small } = rng.pick(stories);
  const amount = rng.int(4, 20);
  const part = rng.int(11, amount * 10 - 12) * 5;
  const whole = amount * (units[large].size / units[small].size);
  const answer = whole - part;
  const [one, two] = [measure(String(amount), large), measure(groupNumber(part), small)];
  const wrongStep = `Con đổi đơn vị chưa đúng. Con nhớ lại: 1 ${large} bằng bao nhiêu ${small}?`;
  return typedNumberQuestion(rng, {
    prompt: `${told} ${one}, ${cut} ${two}. ${rest}`,
    answer,
    write: wholeValue,
    range: [1, most],
    step: 10,
    distractors: [
      mistake("UNIT", Math.abs(amount * 10 - part), `1 ${large} không bằng 10 ${small}. Con nhớ lại nhé!`),
      mistake("UNIT", amount * 1000 - part, wrongStep),
      mistake("OP", whole + part, "Tìm phần còn lại thì con làm phép trừ nhé!"),
      mistake("PARTIAL", whole, "Con mới đổi đơn vị. Con còn phải trừ đi nữa nhé!"),
    ],
    hints: [
      `Con đổi ${one} ra ${units[small].spoken} trước.`,
      `${one} bằng ${measure(groupNumber(whole), small)}. Con trừ đi ${two}.`,
    ],
    explanation: `${one} = ${measure(groupNumber(whole), small)}. ${groupNumber(whole)} − ${groupNumber(part)} = ${groupNumber(answer)} (${small}).`,
    praise: "story",
    identity: `story ${amount} ${part} ${large}`,
  });
}

/** Units of area (curriculum, c4-area-units): one step; two units; comparing, stories. */
export const areaUnits = defineGeometrySkill({
  id: "c4-area-units",
  classId: "4",
  title: "dm², m², mm²",
  generate: byDifficulty({
    1: [buildStepQuestion],
    2: [buildTwoUnitsQuestion],
    3: [buildSignQuestion, buildSplitQuestion, buildStoryQuestion],
  }),
});
