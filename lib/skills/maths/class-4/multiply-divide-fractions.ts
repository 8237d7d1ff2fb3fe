import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { inLowestTerms } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { trueSumQuestion } from "#lib/skills/maths/true-sum-question.ts";
import { byWhole, explain, type FractionWork, pickWork, product, tellReduced, timesWhole } from "./fraction-work.ts";

/** "2/3 × 4/5 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const work = pickWork(difficulty, rng);
  const answer = inLowestTerms(work.result);
  const name = difficulty === 3 ? "Thương" : "Tích";
  const sign = difficulty === 3 ? " : " : " × ";
  return fractionQuestion(rng, {
    prompt: rng.pick([
      `${work.text} = ?`,
      `Tính: ${work.text} = ?`,
      `${name} của ${work.text.replace(sign, " và ")} là:`,
    ]),
    answer,
    isTyped: difficulty > 1 || rng.int(1, 3) === 1,
    distractors: work.distractors,
    hints: work.hints,
    explanation: explain(work, ""),
    praise: "fraction",
    identity: `bare ${work.text}`,
  });
}

/** "2/3 × 4/5 = …/15": a part of the result is typed. */
function buildTypedQuestion(difficulty: Difficulty, rng: Rng): Question {
  const work = pickWork(difficulty, rng);
  const { top, bottom } = work.result;
  const text = `${work.text} = …\u2044${bottom}`;
  const hints = withoutLeaks(top, work.hints);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Số cần điền: ${text}`, `Tính rồi điền số: ${text}`]),
    answer: top,
    range: [1, 999],
    distractors: [
      ...work.distractors
        .filter(({ value }) => value.bottom === bottom || value.top !== top)
        .map((each) => ({ ...each, value: each.value.top })),
      mistake("PARTIAL", inLowestTerms(work.result).top, tellReduced(bottom)),
    ],
    // The bottom is given: here nothing is to be reduced.
    hints: [
      ...hints.map((hint) => (typeof hint === "string" ? hint.replace(", rồi rút gọn nếu được", "") : hint)),
      ...(hints.length < work.hints.length ? ["Mẫu số đã cho sẵn, con chỉ cần tính tử số."] : []),
    ],
    explanation: `${explain(work, "")} Số cần điền là ${top}.`,
    praise: "fraction",
    identity: `typed ${work.text}`,
  });
}

/** "Phép tính nào đúng?" */
function buildTrueQuestion(difficulty: Difficulty, rng: Rng): Question {
  const right = pickWork(difficulty, rng);
  const others = Array.from({ length: 8 }, () => pickWork(difficulty, rng));
  const asSum = ({ text, result, distractors }: FractionWork) => ({ text, answer: inLowestTerms(result), distractors });
  return trueSumQuestion(rng, {
    right: asSum(right),
    others: others.map(asSum),
    hints: [...right.hints.slice(0, 1), "Con tính lại từng phép tính và rút gọn kết quả."],
    way: explain(right, "").slice(0, -1),
  });
}

interface Story {
  readonly unit: Unit;
  readonly tell: (first: string, second: string) => string;
  /** The unit of the first and the second number told of; null for a whole number of things. */
  readonly units: readonly [Unit, Unit | null];
}

const stories: Readonly<Record<Difficulty, Story>> = {
  1: {
    unit: "m²",
    units: ["m", "m"],
    tell: (a, b) =>
      `Tấm bìa hình chữ nhật có chiều dài ${a}, chiều rộng ${b}. Diện tích tấm bìa là bao nhiêu mét vuông?`,
  },
  2: {
    unit: "kg",
    units: ["kg", null],
    tell: (a, b) => `Mỗi túi đựng ${a} đường. ${b} túi như thế đựng bao nhiêu ki-lô-gam đường?`,
  },
  3: {
    unit: "m",
    units: ["m", null],
    tell: (a, b) => `Cắt sợi dây dài ${a} thành ${b} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?`,
  },
};

const makers = { 1: product, 2: timesWhole, 3: byWhole } as const;

/** "Mỗi túi đựng 3/4 kg đường. 5 túi như thế đựng bao nhiêu ki-lô-gam đường?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const work = makers[difficulty](rng);
  const { unit, units, tell } = stories[difficulty];
  const parts = work.text.split(/ [×:] /u);
  const whole = parts.find((part) => /^\d+$/u.test(part));
  const fractions = parts.filter((part) => part !== whole).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const [first = "", second = whole ?? ""] = fractions;
  return fractionQuestion(rng, {
    prompt: tell(measure(first, units[0]), units[1] === null ? second : measure(second, units[1])),
    answer: inLowestTerms(work.result),
    isTyped: true,
    distractors: work.distractors,
    hints: [
      difficulty === 1 ? "Diện tích bằng chiều dài nhân chiều rộng." : `Con viết phép tính ${work.text}.`,
      ...work.hints.slice(0, 1),
    ],
    explanation: explain(work, ` (${unit})`),
    praise: "story",
    identity: `story ${parts.toSorted().join()}`,
  });
}

function sizeOf(fraction: string): number {
  const [top = 1, bottom = 1] = fraction.split("\u2044").map(Number);
  return top / bottom;
}

/** Multiplying and dividing fractions (curriculum, c4-multiply-divide-fractions): products; with a whole number; quotients. */
export const multiplyDivideFractions = defineNumberSkill({
  id: "c4-multiply-divide-fractions",
  classId: "4",
  title: "Nhân, chia phân số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildBareQuestion, buildTypedQuestion, buildStoryQuestion])(1, rng);
    return rng.pick([
      buildTypedQuestion,
      buildTypedQuestion,
      buildTypedQuestion,
      buildBareQuestion,
      buildStoryQuestion,
      buildTrueQuestion,
    ])(difficulty, rng);
  },
});
