import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildCompoundConversionQuestion } from "#lib/skills/families/compound-measure.ts";
import { buildConversionQuestion } from "#lib/skills/families/measure-conversion.ts";
import { buildSplitMeasureQuestion } from "#lib/skills/families/split-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

const most = 999_999;

/** Neighbours: "3 yến = … kg", "50 tạ = … tấn"; and what weighs so much. */
const near = [
  { large: "yến", small: "kg", things: ["Một bao gạo nặng", "Một con lợn nặng"] },
  { large: "tạ", small: "yến", things: ["Một con bò nặng", "Một con trâu nặng"] },
  { large: "tấn", small: "tạ", things: ["Một xe hàng nặng", "Một con voi nặng"] },
] as const;

const far = [
  { large: "tạ", small: "kg", things: ["Một con bò nặng", "Một con trâu nặng"] },
  { large: "tấn", small: "kg", things: ["Một con voi nặng", "Một xe hàng nặng"] },
  { large: "tấn", small: "yến", things: ["Một xe hàng nặng", "Một chuyến hàng nặng"] },
] as const;

function buildStepQuestion(rng: Rng, steps: typeof near | typeof far): Question {
  const isTyped = steps === far || rng.pick([true, false]);
  const { large, small, things } = rng.pick<(typeof near)[number] | (typeof far)[number]>(steps);
  const step = units[large].size / units[small].size;
  const way = rng.int(0, 3);
  if (way === 0)
    return buildConversionQuestion(rng, {
      from: small,
      to: large,
      scaled: rng.int(2, 40) * step,
      isWhole: true,
      most,
      isTyped,
    });
  const thing = way === 1 ? rng.pick(things) : null;
  // What the stories tell of is of a true weight.
  const scaled = thing === null ? rng.int(2, 40) : rng.int(2, large === "yến" ? 9 : 5);
  return buildConversionQuestion(rng, { from: large, to: small, scaled, thing, isWhole: true, most, isTyped });
}

const couples = [
  ["tạ", "yến", "kg"],
  ["tấn", "tạ", "kg"],
  ["tấn", "yến", "kg"],
  ["tấn", "tạ", "yến"],
  ["yến", "kg", "kg"],
  ["tạ", "kg", "kg"],
  ["tấn", "kg", "kg"],
] as const;

/** "3 tạ 5 yến = … kg" */
function buildCompoundQuestion(rng: Rng): Question {
  const [large, small, to] = rng.pick(couples);
  return buildCompoundConversionQuestion(rng, {
    first: [rng.int(2, 9), large],
    second: [rng.int(2, 9), small],
    to,
    most,
  });
}

/** "3 045 kg = … tấn … kg" */
function buildSplitQuestion(rng: Rng): Question {
  const [large, small] = rng.pick([
    ["tấn", "kg"],
    ["tạ", "kg"],
    ["tấn", "tạ"],
    ["yến", "kg"],
    ["tấn", "yến"],
  ] as const);
  const step = units[large].size / units[small].size;
  const rest = rng.pick([rng.int(1, 9), rng.int(Math.ceil(step / 10), step - 1)]);
  return buildSplitMeasureQuestion(rng, { amount: rng.int(2, step === 10 ? 40 : 9), large, rest, small });
}

const loads = [
  { first: "Buổi sáng kho xuất", second: "buổi chiều xuất", what: "gạo", all: "Cả ngày kho xuất" },
  { first: "Thửa ruộng thứ nhất thu được", second: "thửa thứ hai thu được", what: "thóc", all: "Cả hai thửa thu được" },
  { first: "Chuyến đầu xe chở", second: "chuyến sau chở", what: "muối", all: "Cả hai chuyến xe chở" },
] as const;

const sumOrDifference = "Con đọc lại câu hỏi: cần cộng hay trừ?";

/** "Buổi sáng kho xuất 2 tạ gạo, buổi chiều xuất 50 kg gạo. Cả ngày kho xuất tất cả bao nhiêu ki-lô-gam gạo?" */
function buildStoryQuestion(rng: Rng): Question {
  const { first, second, what, all } = rng.pick(loads);
  const [large, step] = rng.pick([
    ["tạ", 100],
    ["tấn", 1000],
    ["yến", 10],
  ] as const);
  const amount = rng.int(2, 9);
  const other = rng.int(3, 9) * (step / 10) + (step === 10 ? rng.int(11, 40) : 0);
  const isSum = rng.int(0, 1) === 0 || amount * step <= other;
  const [one, two] = [measure(String(amount), large), measure(groupNumber(other), "kg")];
  const answer = isSum ? amount * step + other : amount * step - other;
  const combine = (value: number) => (isSum ? value + other : Math.abs(value - other));
  return typedNumberQuestion(rng, {
    prompt: `${first} ${one} ${what}, ${second} ${two} ${what}. ${isSum ? `${all} tất cả bao nhiêu ki-lô-gam ${what}?` : `Hai lần đó hơn kém nhau bao nhiêu ki-lô-gam ${what}?`}`,
    answer,
    write: wholeValue,
    range: [1, most],
    step: 10,
    distractors: [
      mistake("UNIT", combine(amount), `Con chưa đổi ${one} ra ki-lô-gam.`),
      mistake("UNIT", combine(amount * step * 10), `Con nhớ lại: một ${large} bằng bao nhiêu ki-lô-gam?`),
      mistake("UNIT", combine((amount * step) / 10), `Con nhớ lại: một ${large} bằng bao nhiêu ki-lô-gam?`),
      mistake("OP", isSum ? Math.abs(amount * step - other) : amount * step + other, sumOrDifference),
    ],
    hints: [
      `Con đổi ${one} ra ki-lô-gam trước.`,
      `${one} bằng ${measure(groupNumber(amount * step), "kg")}. ${isSum ? "Con cộng hai số đo lại." : "Con lấy số lớn trừ số bé."}`,
    ],
    explanation: `${one} = ${measure(groupNumber(amount * step), "kg")}. ${isSum ? `${groupNumber(amount * step)} + ${groupNumber(other)}` : `${groupNumber(amount * step)} − ${groupNumber(other)}`} = ${groupNumber(answer)} (kg).`,
    praise: "story",
    identity: `story ${isSum} ${amount} ${large} ${other}`,
  });
}

/** Yến, tạ, tấn (curriculum, c4-mass-units): one step; two steps; two units and stories. */
export const massUnits = defineGeometrySkill({
  id: "c4-mass-units",
  classId: "4",
  title: "Yến, tạ, tấn",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildCompoundQuestion, buildSplitQuestion, buildStoryQuestion])(rng);
    return buildStepQuestion(rng, difficulty === 1 ? near : far);
  },
});
