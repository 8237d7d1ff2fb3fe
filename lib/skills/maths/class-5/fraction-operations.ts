import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { type Fraction, inLowestTerms, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { distractorsOf, explainSum, hintsOf, wrongOf } from "./unlike-sum-help.ts";
import { resultOf, type Sum, sums } from "./unlike-sums.ts";

const tellings: Readonly<Record<Sum["operation"], readonly (readonly [string, string, string])[]>> = {
  "+": [
    [
      "Buổi sáng bác Tư cày được",
      "thửa ruộng, buổi chiều cày được",
      "thửa ruộng. Cả ngày bác cày được mấy phần thửa ruộng?",
    ],
    ["Hà đọc ngày đầu", "quyển truyện, ngày sau", "quyển truyện. Cả hai ngày Hà đọc được mấy phần quyển truyện?"],
  ],
  "−": [
    ["Bạn Bình có", "lít sữa, đã uống", "lít sữa. Còn lại bao nhiêu lít sữa?"],
    ["Nhà Páo có", "tấn ngô, đã bán", "tấn ngô. Còn lại bao nhiêu tấn ngô?"],
  ],
};

/** What may be longer than one metre. */
const lengths: typeof tellings = {
  "+": [["Tấm vải đỏ dài", "mét, tấm vải xanh dài", "mét. Cả hai tấm dài bao nhiêu mét?"]],
  "−": [["Sợi dây dài", "mét, đã cắt đi", "mét. Còn lại bao nhiêu mét dây?"]],
};

/** Fractions above 1; the result is no whole number. */
function pickLarge(rng: Rng): Sum {
  const { a, b, operation } = rng.pick(
    [...sums[1], ...sums[2]].filter((each) => {
      const { bottom } = resultOf(each);
      return bottom > 1 && bottom <= 40;
    }),
  );
  const small = rng.int(1, 3);
  const large = operation === "−" ? small + rng.int(0, 2) : rng.int(1, 3);
  const raise = ({ top, bottom }: Fraction, wholes: number): Fraction => ({ top: top + wholes * bottom, bottom });
  return { a: raise(a, large), b: raise(b, small), operation };
}

/** "1/2 + 1/3 = ?": typed, in a story or bare; or one of four equations. */
function buildSumQuestion(rng: Rng, difficulty: Difficulty): Question {
  const form = rng.pick(["sum", "sum", "story", "story", "true"] as const);
  const isPart = (sum: Sum) => form !== "story" || sum.operation === "−" || resultOf(sum).top < resultOf(sum).bottom;
  const sum =
    difficulty === 3
      ? pickLarge(rng)
      : rng.pick(sums[difficulty].filter((each) => isPart(each) && resultOf(each).top > 0));
  const { a, b, operation } = sum;
  const result = resultOf(sum);
  const expression = `${writtenFraction(a)} ${operation} ${writtenFraction(b)}`;
  const [start, middle, end] = rng.pick((difficulty === 3 ? lengths : tellings)[operation]);
  const prompts = {
    sum: `${expression} = ?`,
    true: "Phép tính nào đúng?",
    story: `${start} ${writtenFraction(a)} ${middle} ${writtenFraction(b)} ${end}`,
  } as const;
  const draft = {
    prompt: prompts[form],
    hints: hintsOf(sum),
    explanation: explainSum(sum),
    praise: "fraction",
    identity: `${form} ${expression}`,
  } as const;
  const distractors = distractorsOf(sum);
  if (form !== "true") {
    return fractionEntryQuestion(rng, { ...draft, answer: result, isByWorth: true, distractors, wrong: wrongOf(sum) });
  }
  const write = (fraction: Fraction) => wordsValue(`${expression} = ${writtenFraction(fraction)}`);
  // A result that is only not reduced would be right as well.
  const wrong = distractors.filter(({ value }) => value.top * result.bottom !== result.top * value.bottom);
  return choiceQuestion(rng, {
    ...draft,
    answer: write(result),
    distractors: wrong.map((each) => ({ ...each, value: write(each.value) })),
  });
}

/** "1/3 + … = 5/6": the fraction that is missing. */
function buildMissingQuestion(rng: Rng): Question {
  // Whatever is asked for, two bottoms have to be brought together.
  const isUnlike = (sum: Sum) => {
    const { top, bottom } = resultOf(sum);
    return top > 0 && bottom <= 24 && bottom !== sum.a.bottom && bottom !== sum.b.bottom;
  };
  const known = rng.pick([...sums[1], ...sums[2]].filter(isUnlike));
  const { a, b, operation } = known;
  const result = resultOf(known);
  const forms = {
    addend: {
      told: `${writtenFraction(a)} + … = ${writtenFraction(result)}`,
      sum: { a: result, b: a, operation: "−" },
      way: "Muốn tìm số hạng chưa biết, con lấy tổng trừ đi số hạng kia.",
    },
    taken: {
      told: `${writtenFraction(a)} − … = ${writtenFraction(result)}`,
      sum: { a, b: result, operation: "−" },
      way: "Muốn tìm số trừ, con lấy số bị trừ trừ đi hiệu.",
    },
    whole: {
      told: `… − ${writtenFraction(b)} = ${writtenFraction(result)}`,
      sum: { a: result, b, operation: "+" },
      way: "Muốn tìm số bị trừ, con lấy hiệu cộng với số trừ.",
    },
  } as const;
  const { told, sum, way } = forms[operation === "+" ? "addend" : rng.pick(["taken", "whole"] as const)];
  const explained = explainSum(sum);
  const answer = resultOf(sum);
  return fractionEntryQuestion(rng, {
    prompt: `Tìm phân số thích hợp để điền vào chỗ trống: ${told}`,
    answer,
    isByWorth: true,
    distractors: distractorsOf(sum),
    wrong: wrongOf(sum),
    hints: [
      way,
      `Con tính ${writtenFraction(sum.a)} ${sum.operation} ${writtenFraction(sum.b)}. Con quy đồng mẫu số trước.`,
    ],
    explanation: typeof explained === "string" ? `${explained} Đó là phân số cần tìm.` : explained,
    praise: "fraction",
    identity: `missing ${told}`,
  });
}

/** Bottoms of which the last is a multiple of the others. */
const families = [
  [2, 3, 6],
  [2, 4, 8],
  [3, 4, 12],
  [2, 5, 10],
  [2, 6, 12],
  [3, 5, 15],
] as const;

/** "1/2 + 1/3 − 1/6 = ?": each of the fractions is turned into the largest bottom. */
function buildThreeQuestion(rng: Rng): Question {
  const family = rng.pick(families);
  const [, , common] = family;
  const [bottomOfA = common, bottomOfB = common, bottomOfC = common] = rng.shuffle(family);
  const [a, b, c] = [pickProper(rng, [bottomOfA]), pickProper(rng, [bottomOfB]), pickProper(rng, [bottomOfC])] as const;
  const tops = [a, b, c].map(({ top, bottom }) => (top * common) / bottom);
  const [one = 0, other = 0, last = 0] = tops;
  // Nothing is taken away from less.
  const first = one > other ? rng.pick(["+", "−"] as const) : "+";
  const middle = first === "+" ? one + other : one - other;
  const second = middle > last ? "−" : "+";
  const top = second === "+" ? middle + last : middle - last;
  const result = inLowestTerms({ top, bottom: common });
  // A whole number is no fraction to be typed.
  if (result.bottom === 1) return buildThreeQuestion(rng);
  const whole = `${writtenFraction(a)} ${first} ${writtenFraction(b)} ${second} ${writtenFraction(c)}`;
  const raised = [one, other, last].map((each) => writeFraction(each, common));
  const turnedTo = [a, b, c].flatMap((each, at) =>
    each.bottom === common ? [] : [`${writtenFraction(each)} = ${raised[at]}`],
  );
  const sum = `${raised[0]} ${first} ${raised[1]} ${second} ${raised[2]} = ${writeFraction(top, common)}`;
  const short = result.bottom === common ? "" : ` Rút gọn: ${writeFraction(top, common)} = ${writtenFraction(result)}.`;
  const turned = second === "+" ? Math.abs(middle - last) : middle + last;
  return fractionEntryQuestion(rng, {
    prompt: `${whole} = ?`,
    answer: result,
    isByWorth: true,
    distractors: [
      mistake<Fraction>("PARTIAL", { top: middle, bottom: common }, "Con mới làm xong bước đầu. Con tính tiếp nhé!"),
      mistake<Fraction>("OP", { top: turned, bottom: common }, "Con xem lại dấu của phép tính sau nhé!"),
      mistake<Fraction>(
        "FRAC-ADD",
        { top: a.top + b.top * (first === "+" ? 1 : -1) + c.top * (second === "+" ? 1 : -1), bottom: common },
        "Con mới quy đồng mẫu số. Tử số cũng phải nhân với cùng số đó.",
      ),
    ].filter(({ value }) => value.top > 0),
    wrong: { top: "Con quy đồng cả ba phân số rồi tính lại nhé!", bottom: "Con tìm lại mẫu số chung nhé!" },
    hints: [
      "Con quy đồng mẫu số cả ba phân số trước, rồi tính lần lượt từ trái sang phải.",
      `Mẫu số chung là ${common}. Con đổi từng phân số ra mẫu số đó.`,
    ],
    explanation: `Quy đồng mẫu số: ${turnedTo.join("; ")}. Tính: ${sum}.${short} Vậy ${whole} = ${writtenFraction(result)}.`,
    praise: "fraction",
    identity: `three ${whole}`,
  });
}

/** Fractions of two bottoms (curriculum, c5-fraction-operations): one a multiple; their product; above 1, three, one missing. */
export const fractionOperations = defineNumberSkill({
  id: "c5-fraction-operations",
  classId: "5",
  title: "Cộng, trừ phân số khác mẫu số",
  generate: byDifficulty({
    1: [buildSumQuestion],
    2: [buildSumQuestion],
    3: [buildSumQuestion, buildMissingQuestion, buildThreeQuestion],
  }),
});
