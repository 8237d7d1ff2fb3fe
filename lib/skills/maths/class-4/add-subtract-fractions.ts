import type { Rng } from "#lib/core/rng.ts";
import { inLowestTerms, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import { asValue } from "#lib/questions/fractions/fraction-answer.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { fractionDistractor, fractionDistractors } from "#lib/skills/maths/fraction-distractors.ts";
import { trueSumQuestion } from "#lib/skills/maths/true-sum-question.ts";
import { type FractionStory, fractionStories } from "./fraction-stories.ts";
import {
  addedBoth,
  distractorsOf,
  type FractionSum,
  hintsOf,
  pickSum,
  sumText,
  toSum,
  worked,
} from "./fraction-sum.ts";

/** "1/4 + 3/8 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const answer = inLowestTerms({ top: sum.result, bottom: sum.common });
  const text = sumText(sum);
  const name = sum.sign === "+" ? "Tổng" : "Hiệu";
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${text} = ?`,
      `Tính: ${text} = ?`,
      `${name} của ${writtenFraction(sum.first)} và ${writtenFraction(sum.second)} là:`,
    ]),
    answer: asValue(answer),
    distractors: fractionDistractors(answer, distractorsOf(sum)),
    hints: hintsOf(sum),
    explanation: `${worked(sum)}.`,
    praise: "fraction",
    identity: `bare ${text}`,
  });
}

/** "… + 1/4 = 5/8" */
function buildMissingQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const isPlus = sum.sign === "+";
  const answer = sum.first;
  // Not in lowest terms, so that one bottom still divides the other.
  const whole = { top: sum.result, bottom: sum.common };
  const [known, shown] = [writtenFraction(sum.second), writtenFraction(whole)];
  const back = toSum(isPlus ? "−" : "+", whole, sum.second);
  return choiceQuestion(rng, {
    prompt: `Phân số cần điền: … ${sum.sign} ${known} = ${shown}`,
    answer: asValue(answer),
    distractors: fractionDistractors(answer, [
      ...distractorsOf(back),
      fractionDistractor("DATUM", whole.top, whole.bottom, "Con làm phép tính ngược lại nhé!"),
    ]),
    hints: [
      isPlus
        ? "Muốn tìm số hạng, con lấy tổng trừ đi số hạng kia."
        : "Muốn tìm số bị trừ, con lấy hiệu cộng với số trừ.",
      `Con tính ${sumText(back)}. Nhớ quy đồng mẫu số nếu cần.`,
    ],
    explanation: `${worked(back)}.`,
    praise: "fraction",
    identity: `missing ${sum.sign} ${known} ${shown}`,
  });
}

/** "Phép tính nào đúng?" */
function buildTrueQuestion(difficulty: Difficulty, rng: Rng): Question {
  const right = pickSum(difficulty, rng);
  const others = Array.from({ length: 8 }, () => pickSum(difficulty, rng));
  const asSum = (sum: FractionSum) => ({
    text: sumText(sum),
    answer: inLowestTerms({ top: sum.result, bottom: sum.common }),
    distractors: distractorsOf(sum),
  });
  return trueSumQuestion(rng, {
    right: asSum(right),
    others: others.map(asSum),
    hints: [
      difficulty === 1
        ? "Hai phân số cùng mẫu số: con tính với hai tử số, giữ nguyên mẫu số."
        : "Con quy đồng mẫu số trước, rồi mới tính với hai tử số.",
      "Con tính lại từng phép tính và rút gọn kết quả.",
    ],
    way: worked(right),
  });
}

/** "2 − 3/5 = ?", "1 + 3/4 = ?" */
function buildWholeQuestion(rng: Rng): Question {
  const part = pickProper(rng, [2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const whole = rng.int(1, 5);
  const sign = rng.pick(["+", "−"] as const);
  const { top, bottom } = part;
  const result = sign === "+" ? whole * bottom + top : whole * bottom - top;
  const isBack = sign === "+" && rng.pick([true, false]);
  const text = isBack ? `${writtenFraction(part)} + ${whole}` : `${whole} ${sign} ${writtenFraction(part)}`;
  const changed = writtenFraction({ top: whole * bottom, bottom });
  const brought = isBack ? `${writtenFraction(part)} + ${changed}` : `${changed} ${sign} ${writtenFraction(part)}`;
  return choiceQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Tính: ${text} = ?`]),
    answer: asValue({ top: result, bottom }),
    distractors: fractionDistractors({ top: result, bottom }, [
      fractionDistractor(
        "PARTIAL",
        sign === "+" ? whole + top : Math.abs(whole - top),
        bottom,
        `Con viết ${whole} thành phân số có mẫu số ${bottom} trước nhé!`,
      ),
      fractionDistractor(
        "OP",
        sign === "+" ? whole * bottom - top : whole * bottom + top,
        bottom,
        "Con xem lại dấu phép tính nhé!",
      ),
      fractionDistractor("OP", whole * top, bottom, "Đây không phải phép nhân. Con xem lại dấu nhé!"),
      fractionDistractor("FRAC-ADD", whole + top, bottom + 1, addedBoth),
    ]),
    hints: [
      `Con viết ${whole} thành phân số có mẫu số ${bottom}.`,
      `Con viết ${whole} = ${changed}, rồi ${sign === "+" ? "cộng" : "trừ"} hai tử số và giữ nguyên mẫu số.`,
    ],
    explanation: `${whole} = ${changed} nên ${text} = ${brought} = ${writtenFraction({ top: result, bottom })}.`,
    praise: "fraction",
    identity: `whole ${text}`,
  });
}

function explainRest(sum: FractionSum, story: FractionStory): string {
  const done = inLowestTerms({ top: sum.result, bottom: sum.common });
  if (!story.isRest) return `${worked(sum)} (${story.of}).`;
  const rest = { top: done.bottom - done.top, bottom: done.bottom };
  return `${worked(sum)}; phần còn lại: 1 − ${writtenFraction(done)} = ${writtenFraction(rest)} (${story.of}).`;
}

/** "Ngày đầu đội sửa được 2/5 con đường, ngày sau 3/10 con đường. Còn lại mấy phần con đường?" */
function buildStoryQuestion(rng: Rng): Question {
  const story = rng.pick(fractionStories);
  const draws = Array.from({ length: 20 }, () => pickSum(2, rng));
  const drawn =
    draws.find(({ sign, result, common }) => sign === story.sign && result < common) ??
    toSum(story.sign, { top: 3, bottom: 8 }, { top: 1, bottom: 4 });
  const done = inLowestTerms({ top: drawn.result, bottom: drawn.common });
  const rest = { top: done.bottom - done.top, bottom: done.bottom };
  const answer = story.isRest ? rest : done;
  return choiceQuestion(rng, {
    prompt: story.tell(writtenFraction(drawn.first), writtenFraction(drawn.second)),
    answer: asValue(answer),
    distractors: fractionDistractors(answer, [
      fractionDistractor(
        "PARTIAL",
        story.isRest ? done.top : rest.top,
        done.bottom,
        story.isRest
          ? "Đó là tổng của hai phần. Con lấy 1 trừ đi tổng đó nhé!"
          : "Ở đây không lấy 1 trừ đi. Con đọc lại câu hỏi nhé!",
      ),
      ...distractorsOf(drawn),
    ]),
    hints: [story.idea, ...hintsOf(drawn).slice(0, 1)],
    explanation: explainRest(drawn, story),
    praise: "story",
    identity: `story ${story.of} ${story.isRest} ${sumText(drawn)}`,
  });
}

/** Adding and taking away fractions (curriculum, c4-add-subtract-fractions): one bottom; bottoms that divide; wholes and stories. */
export const addSubtractFractions = defineSkill({
  id: "c4-add-subtract-fractions",
  classId: "4",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Cộng, trừ phân số",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildWholeQuestion, buildStoryQuestion])(rng);
    return rng.pick([buildBareQuestion, buildBareQuestion, buildMissingQuestion, buildTrueQuestion])(difficulty, rng);
  },
});
