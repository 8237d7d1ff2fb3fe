import type { Rng } from "#lib/core/rng.ts";
import { inLowestTerms, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { signQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { trueSumQuestion } from "#lib/skills/maths/true-sum-question.ts";
import { buildFractionStoryQuestion } from "./build-fraction-story-question.ts";
import { distractorsOf, type FractionSum, hintsOf, ideaOf, pickSum, sumText, toSum, worked } from "./fraction-sum.ts";
import { tellReduced } from "./fraction-work.ts";

/** "1/4 + 3/8 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const answer = inLowestTerms({ top: sum.result, bottom: sum.common });
  const text = sumText(sum);
  const name = sum.sign === "+" ? "Tổng" : "Hiệu";
  return fractionQuestion(rng, {
    prompt: rng.pick([
      `${text} = ?`,
      `Tính: ${text} = ?`,
      `${name} của ${writtenFraction(sum.first)} và ${writtenFraction(sum.second)} là:`,
    ]),
    answer,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    distractors: distractorsOf(sum),
    hints: hintsOf(sum),
    explanation: `${worked(sum)}.`,
    praise: "fraction",
    identity: `bare ${text}`,
  });
}

const again = "Con tính lại các tử số nhé!";

/** "1/4 + 3/8 = …/8": the numerator is typed. */
function buildTypedQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const { sign, first, second, common, result } = sum;
  const text = sumText(sum);
  const plain = Math.abs(sign === "+" ? first.top + second.top : first.top - second.top);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Số cần điền: ${text} = …\u2044${common}`, `Tính rồi điền số: ${text} = …\u2044${common}`]),
    answer: result,
    range: [1, 999],
    distractors: [
      mistake("PARTIAL", plain, `Con chưa quy đồng. Con đưa cả hai phân số về mẫu số ${common} nhé!`),
      mistake("OP", inCommon(sum, sign === "+" ? "−" : "+"), "Con xem lại dấu phép tính nhé!"),
      mistake("OFF1", result + 1, again),
      mistake("OFF1", result - 1, again),
      mistake("PARTIAL", inLowestTerms({ top: result, bottom: common }).top, tellReduced(common)),
    ],
    hints: hintsOf(sum, true),
    explanation: `${worked(sum)}. Số cần điền là ${result}.`,
    praise: "fraction",
    identity: `typed ${text}`,
  });
}

/** What the two come to over the common bottom, with this sign. */
function inCommon({ first, second, common }: FractionSum, sign: "+" | "−"): number {
  const [a, b] = [first, second].map(({ top, bottom }) => (top * common) / bottom);
  return sign === "+" ? (a ?? 0) + (b ?? 0) : Math.abs((a ?? 0) - (b ?? 0));
}

/** "…/8 + 1/4 = 5/8": the numerator of the first is typed. */
function buildMissingQuestion(rng: Rng): Question {
  const sum = pickSum(3, rng);
  const isPlus = sum.sign === "+";
  const { top, bottom } = sum.first;
  // Not in lowest terms, so that one bottom still divides the other.
  const whole = { top: sum.result, bottom: sum.common };
  const [known, shown] = [writtenFraction(sum.second), writtenFraction(whole)];
  const back = toSum(isPlus ? "−" : "+", whole, sum.second);
  const first = writtenFraction(sum.first);
  return typedNumberQuestion(rng, {
    prompt: `Số cần điền: …\u2044${bottom} ${sum.sign} ${known} = ${shown}`,
    answer: top,
    range: [1, 999],
    distractors: [
      mistake("PARTIAL", back.result, `Con còn đưa kết quả về mẫu số ${bottom} nữa nhé!`),
      mistake("OP", inCommon(back, isPlus ? "+" : "−"), "Con làm phép tính ngược lại nhé!"),
      mistake("PARTIAL", Math.abs(whole.top - sum.second.top), "Con chưa quy đồng mẫu số rồi."),
      mistake("DATUM", whole.top, "Đó là tử số của kết quả. Con tìm phân số đứng trước nhé!"),
    ],
    hints: [
      isPlus
        ? "Muốn tìm số hạng, con lấy tổng trừ đi số hạng kia."
        : "Muốn tìm số bị trừ, con lấy hiệu cộng với số trừ.",
      `Con tính ${sumText(back)}. Con đưa kết quả về mẫu số ${bottom} nếu cần.`,
    ],
    explanation: `${worked(back)}${worked(back).endsWith(` ${first}`) ? "" : `, tức là ${first}`}. Số cần điền là ${top}.`,
    praise: "fraction",
    identity: `missing ${sum.sign} ${known} ${shown}`,
  });
}

/** "1/2 − 1/8 … 3/4": the difference is worked out, then compared. */
function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const by = rng.pick([-1, 0, 1, 1, -1]);
  const other = { top: Math.max(1, sum.result + by), bottom: sum.common };
  const [left, right] = [sumText(sum), writtenFraction(inLowestTerms(other))];
  const sign = signBetween(sum.result, other.top);
  const side = sum.result % sum.common === 0 ? writtenFraction(other) : right;
  return signQuestion(rng, {
    prompt: rng.pick(["Con tính rồi so sánh.", "Con tính kết quả bên trái rồi điền dấu thích hợp."]),
    sides: [left, other.top % other.bottom === 0 ? String(other.top / other.bottom) : side],
    sign,
    answer: `${left} ${sign} ${other.top % other.bottom === 0 ? other.top / other.bottom : side}`,
    turned: "Con tính lại kết quả bên trái rồi đưa về cùng mẫu số để so sánh nhé!",
    notEqual: "Hai bên không bằng nhau. Con tính lại bên trái nhé!",
    hints: [ideaOf(sum), `Con tính bên trái trước, rồi đưa hai bên về mẫu số ${sum.common} để so hai tử số.`],
    explanation: `${worked(sum)}. Vậy ${left} ${sign} ${other.top % other.bottom === 0 ? other.top / other.bottom : side}.`,
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** "Phép tính nào đúng?" */
function buildTrueQuestion(difficulty: Difficulty, rng: Rng): Question {
  const right = pickSum(difficulty, rng);
  const isSame = right.first.bottom === right.second.bottom;
  const others = Array.from({ length: 8 }, () => pickSum(difficulty, rng, !isSame));
  const asSum = (sum: FractionSum) => ({
    text: sumText(sum),
    answer: inLowestTerms({ top: sum.result, bottom: sum.common }),
    distractors: distractorsOf(sum),
  });
  return trueSumQuestion(rng, {
    right: asSum(right),
    others: others.map(asSum),
    hints: [
      isSame
        ? "Hai phân số cùng mẫu số: con tính với hai tử số, giữ nguyên mẫu số."
        : "Con quy đồng mẫu số trước, rồi mới tính với hai tử số.",
      "Con tính lại từng phép tính và rút gọn kết quả.",
    ],
    way: worked(right),
  });
}

/** "2 − 3/5 = …/5" */
function buildWholeQuestion(rng: Rng): Question {
  const part = pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10]);
  const whole = rng.int(1, 5);
  const { top, bottom } = part;
  const answer = whole * bottom - top;
  const text = `${whole} − ${writtenFraction(part)}`;
  const changed = writtenFraction({ top: whole * bottom, bottom });
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Số cần điền: ${text} = …\u2044${bottom}`, `Tính rồi điền số: ${text} = …\u2044${bottom}`]),
    answer,
    range: [1, 999],
    distractors: [
      mistake("PARTIAL", Math.abs(whole - top), `Con viết ${whole} thành phân số có mẫu số ${bottom} trước nhé!`),
      mistake("OP", whole * bottom + top, "Con đã cộng. Con xem lại dấu phép tính nhé!"),
      mistake("PARTIAL", whole * bottom, `Con mới đổi ${whole} ra phân số. Con còn trừ nữa nhé!`),
      mistake("PARTIAL", bottom - top, `Con mới lấy 1 trừ đi phân số. Ở đây là ${whole}.`),
    ].filter(({ value }) => value !== answer),
    hints: [
      `Con viết ${whole} thành phân số có mẫu số ${bottom}.`,
      `Con viết ${whole} = ${changed}, rồi trừ hai tử số và giữ nguyên mẫu số.`,
    ],
    explanation: `${text} = ${changed} − ${writtenFraction(part)} = ${writtenFraction({ top: answer, bottom })}. Số cần điền là ${answer}.`,
    praise: "fraction",
    identity: `whole ${text}`,
  });
}

/** Adding and taking away fractions (curriculum, c4-add-subtract-fractions): added, most over one bottom; taken away, most over two; wholes, missing terms and both in a story. */
export const addSubtractFractions = defineNumberSkill({
  id: "c4-add-subtract-fractions",
  classId: "4",
  title: "Cộng, trừ phân số",
  generate(difficulty, rng) {
    const plain = [buildBareQuestion, buildTrueQuestion, buildTypedQuestion, buildFractionStoryQuestion] as const;
    if (difficulty === 1) return rng.pick(plain)(1, rng);
    if (difficulty === 2) return rng.pick([...plain, buildSignQuestion])(2, rng);
    const ask = rng.pick([buildWholeQuestion, buildMissingQuestion, buildMissingQuestion, null]);
    return ask === null ? buildFractionStoryQuestion(3, rng) : ask(rng);
  },
});
