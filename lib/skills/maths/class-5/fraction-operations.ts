import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import {
  type Fraction,
  fractionBars,
  inLowestTerms,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { commonOf, raisedTops, resultOf, type Sum, signOf, sums } from "./unlike-sums.ts";

function distractorsOf(sum: Sum): Distractor<Fraction>[] {
  const { a, b } = sum;
  const sign = signOf(sum);
  const common = commonOf(sum);
  const [first, second] = raisedTops(sum);
  const apart =
    sign === 1
      ? "Không cộng tử số với tử số, mẫu số với mẫu số. Con quy đồng mẫu số trước nhé!"
      : "Không trừ tử số cho tử số, mẫu số cho mẫu số. Con quy đồng mẫu số trước nhé!";
  const tops = "Con mới quy đồng mẫu số. Tử số cũng phải nhân với cùng số đó.";
  const all: Distractor<Fraction>[] = [
    mistake("FRAC-ADD", { top: a.top + sign * b.top, bottom: Math.abs(a.bottom + sign * b.bottom) }, apart),
    mistake("FRAC-ADD", { top: a.top + sign * b.top, bottom: common }, tops),
    mistake("OP", { top: a.top * b.top, bottom: a.bottom * b.bottom }, "Con đã nhân hai phân số."),
    mistake("OP", { top: first - sign * second, bottom: common }, "Con xem lại dấu của phép tính nhé!"),
    mistake("OFF1", { top: first + sign * second + 1, bottom: common }, "Con tính lại tử số nhé!"),
    mistake(
      "OFF1",
      { top: first + sign * second - 1, bottom: common },
      `Con ${sign === 1 ? "cộng" : "trừ"} lại hai tử số nhé!`,
    ),
    mistake("OFF1", { top: first + sign * second + 2, bottom: common }, "Con quy đồng lại từng tử số nhé!"),
  ];
  return all.filter(({ value: { top, bottom } }) => top > 0 && bottom > 1);
}

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

const barsAlt = "Hai băng giấy bằng nhau, mỗi băng tô màu một phần.";

/** None of a fraction above 1: a bar is one whole. */
function barsOf(fractions: readonly [Fraction, Fraction]) {
  return fractions.some(({ top, bottom }) => top > bottom) ? [] : [fractionBars(fractions, barsAlt)];
}

/** Whether the sum over the common bottom can be reduced. */
function isReduced(sum: Sum): boolean {
  const [first, second] = raisedTops(sum);
  return first + signOf(sum) * second !== resultOf(sum).top;
}

/** Both over the common bottom, with bars while those can be told apart. */
function explainSum(sum: Sum): HelpWords {
  const { a, b, operation } = sum;
  const bottom = commonOf(sum);
  const [first, second] = raisedTops(sum);
  const result = resultOf(sum);
  const top = operation === "+" ? first + second : first - second;
  const by = top / result.top;
  const reduced = isReduced(sum) ? `. Rút gọn: chia cả tử số và mẫu số cho ${by} được ${writtenFraction(result)}` : "";
  const [one, other] = [
    { top: first, bottom },
    { top: second, bottom },
  ];
  const turned = [
    [a, one],
    [b, other],
  ].flatMap(([given, raisedOne]) =>
    given === undefined || raisedOne === undefined || given.bottom === raisedOne.bottom
      ? []
      : [`${writtenFraction(given)} = ${writtenFraction(raisedOne)}`],
  );
  const raised = `Quy đồng mẫu số: ${turned.join("; ")}. Tính: ${writtenFraction(one)} ${operation} ${writtenFraction(other)} = ${writtenFraction({ top, bottom })}${reduced}.`;
  const say = `${raised} Vậy ${writtenFraction(a)} ${operation} ${writtenFraction(b)} = ${writtenFraction(result)}.`;
  return bottom > 12 ? say : { say, figures: barsOf([one, other]) };
}

const wrongOf = (sum: Sum) => ({
  top: `Con quy đồng mẫu số, rồi ${sum.operation === "+" ? "cộng" : "trừ"} lại hai tử số nhé!`,
  bottom: "Con tìm lại mẫu số chung nhé!",
});

function hintsOf(sum: Sum): HelpWords[] {
  const reduced = isReduced(sum) ? ", sau đó rút gọn" : "";
  return [
    {
      say: "Hai phân số chưa cùng mẫu số. Con quy đồng mẫu số trước.",
      figures: barsOf([sum.a, sum.b]),
    },
    `Mẫu số chung là ${commonOf(sum)}. Con đổi từng phân số ra mẫu số đó rồi tính${reduced}.`,
  ];
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
  const known = rng.pick(
    [...sums[1], ...sums[2]].filter((each) => resultOf(each).top > 0 && resultOf(each).bottom <= 24),
  );
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
  const [a, b, c] = rng.shuffle(family).map((bottom) => pickProper(rng, [bottom])) as [Fraction, Fraction, Fraction];
  const tops = [a, b, c].map(({ top, bottom }) => (top * common) / bottom);
  const [one = 0, other = 0, last = 0] = tops;
  // Nothing is taken away from less.
  const first = one > other ? rng.pick(["+", "−"] as const) : "+";
  const middle = first === "+" ? one + other : one - other;
  const second = middle > last ? "−" : "+";
  const top = second === "+" ? middle + last : middle - last;
  const result = inLowestTerms({ top, bottom: common });
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
