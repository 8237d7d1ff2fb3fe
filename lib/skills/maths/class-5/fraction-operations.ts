import type { Rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Fraction, fractionBars, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue, type Value, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { commonOf, raisedTops, resultOf, type Sum, signOf, sums } from "./unlike-sums.ts";

function distractorsOf(sum: Sum, write: (fraction: Fraction) => Value): Distractor[] {
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
  return all
    .filter(({ value: { top, bottom } }) => top > 0 && bottom > 1)
    .map((each) => ({ ...each, value: write(each.value) }));
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
  const raised = `${writtenFraction(one)} ${operation} ${writtenFraction(other)} = ${writtenFraction({ top, bottom })}${reduced}.`;
  const say = `${raised} Vậy ${writtenFraction(a)} ${operation} ${writtenFraction(b)} = ${writtenFraction(result)}.`;
  return bottom > 12 ? say : { say, figures: barsOf([one, other]) };
}

/** "1/2 + 1/3 = ?" */
function buildSumQuestion(rng: Rng, difficulty: Difficulty): Question {
  const form = rng.pick(["sum", "true", "story"] as const);
  const isPart = (sum: Sum) => form !== "story" || sum.operation === "−" || resultOf(sum).top < resultOf(sum).bottom;
  const sum =
    difficulty === 3
      ? pickLarge(rng)
      : rng.pick(sums[difficulty].filter((each) => isPart(each) && resultOf(each).top > 0));
  const { a, b, operation } = sum;
  const common = commonOf(sum);
  const result = resultOf(sum);
  const expression = `${writtenFraction(a)} ${operation} ${writtenFraction(b)}`;
  const write = (fraction: Fraction) =>
    form === "true"
      ? wordsValue(`${expression} = ${writtenFraction(fraction)}`)
      : fractionValue(fraction.top, fraction.bottom);
  const right =
    form === "true"
      ? wordsValue(`${expression} = ${writtenFraction(result)}`)
      : fractionValue(result.top, result.bottom);
  const [start, middle, end] = rng.pick((difficulty === 3 ? lengths : tellings)[operation]);
  const prompts = {
    sum: `${expression} = ?`,
    true: "Phép tính nào đúng?",
    story: `${start} ${writtenFraction(a)} ${middle} ${writtenFraction(b)} ${end}`,
  } as const;
  return choiceQuestion(rng, {
    prompt: prompts[form],
    answer: right,
    // A result that is only not reduced would be right as well.
    distractors: distractorsOf(sum, write).filter(
      ({ value }) => form !== "true" || !isWorth(value.line.text, expression, result),
    ),
    hints: [
      { say: "Hai phân số chưa cùng mẫu số. Con quy đồng mẫu số trước.", figures: barsOf([a, b]) },
      `Mẫu số chung là ${common}. Con đổi từng phân số ra mẫu số đó rồi tính${isReduced(sum) ? ", sau đó rút gọn" : ""}.`,
    ],
    explanation: explainSum(sum),
    praise: "fraction",
    identity: `${form} ${expression}`,
  });
}

/** Whether a written equation holds: its right side is worth the result. */
function isWorth(equation: string, expression: string, { top, bottom }: Rational): boolean {
  const [above = 0, below = 1] = equation
    .slice(expression.length + 3)
    .split("\u2044")
    .map(Number);
  return above * bottom === below * top;
}

/** Fractions of two bottoms (curriculum, c5-fraction-operations): one a multiple; their product; above 1. */
export const fractionOperations = defineNumberSkill({
  id: "c5-fraction-operations",
  classId: "5",
  title: "Cộng, trừ phân số khác mẫu số",
  generate(difficulty: Difficulty, rng: Rng) {
    return buildSumQuestion(rng, difficulty);
  },
});
