import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { asValue, inLowestTerms, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor, fractionDistractors } from "#lib/skills/maths/fraction-distractors.ts";
import { trueSumQuestion } from "#lib/skills/maths/true-sum-question.ts";
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

/** Two parts of one whole; `asks`: for both, for what they leave of the whole, or for one less the other. */
const stories = readTable(
  { numbers: [], words: ["asks", "of", "text"] },
  `
  cả hai   | con đường  | Ngày đầu đội sửa được {first} con đường, ngày sau sửa được {second} con đường. Cả hai ngày đội sửa được mấy phần con đường?
  chưa làm | con đường  | Ngày đầu đội sửa được {first} con đường, ngày sau sửa được {second} con đường. Còn lại mấy phần con đường chưa sửa?
  cả hai   | thửa ruộng | Buổi sáng gặt được {first} thửa ruộng, buổi chiều gặt được {second} thửa ruộng. Cả ngày gặt được mấy phần thửa ruộng?
  chưa làm | quyển sách | Hôm qua Mai đọc {first} quyển sách, hôm nay đọc thêm {second} quyển sách đó. Còn lại mấy phần quyển sách chưa đọc?
  còn lại  | bể         | Lượng nước chiếm {first} bể. Nhà Lan đã dùng một lượng nước bằng {second} bể. Lượng nước còn lại chiếm mấy phần bể?
  còn lại  | cái bánh   | Trên đĩa có {first} cái bánh. Nam ăn {second} cái bánh. Trên đĩa còn lại mấy phần cái bánh?
`,
);

const ideas = new Map([
  ["cả hai", "Hỏi cả hai phần thì con cộng hai phân số."],
  ["chưa làm", "Con cộng hai phần đã cho, rồi lấy 1 trừ đi tổng đó."],
  ["còn lại", "Hỏi phần còn lại thì con trừ hai phân số."],
]);

function explainRest(sum: FractionSum, of: string, isRest: boolean): string {
  const done = inLowestTerms({ top: sum.result, bottom: sum.common });
  if (!isRest) return `${worked(sum)} (${of}).`;
  const rest = { top: done.bottom - done.top, bottom: done.bottom };
  return `${worked(sum)}; phần còn lại: 1 − ${writtenFraction(done)} = ${writtenFraction(rest)} (${of}).`;
}

/** "Ngày đầu đội sửa được 2/5 con đường, ngày sau 3/10 con đường. Còn lại mấy phần con đường?" */
function buildStoryQuestion(rng: Rng): Question {
  const { asks, of, text } = rng.pick(stories);
  const isRest = asks === "chưa làm";
  const wanted = asks === "còn lại" ? "−" : "+";
  const draws = Array.from({ length: 20 }, () => pickSum(2, rng));
  const drawn =
    draws.find(({ sign, result, common }) => sign === wanted && result < common) ??
    toSum(wanted, { top: 3, bottom: 8 }, { top: 1, bottom: 4 });
  const done = inLowestTerms({ top: drawn.result, bottom: drawn.common });
  const rest = { top: done.bottom - done.top, bottom: done.bottom };
  const answer = isRest ? rest : done;
  return choiceQuestion(rng, {
    prompt: fillGaps(text, { first: writtenFraction(drawn.first), second: writtenFraction(drawn.second) }),
    answer: asValue(answer),
    distractors: fractionDistractors(answer, [
      fractionDistractor(
        "PARTIAL",
        isRest ? done.top : rest.top,
        done.bottom,
        isRest
          ? "Đó là tổng của hai phần. Con lấy 1 trừ đi tổng đó nhé!"
          : "Ở đây không lấy 1 trừ đi. Con đọc lại câu hỏi nhé!",
      ),
      ...distractorsOf(drawn),
    ]),
    hints: [ideas.get(asks) ?? "", ...hintsOf(drawn).slice(0, 1)],
    explanation: explainRest(drawn, of, isRest),
    praise: "story",
    identity: `story ${of} ${isRest} ${sumText(drawn)}`,
  });
}

/** Adding and taking away fractions (curriculum, c4-add-subtract-fractions): one bottom; bottoms that divide; wholes and stories. */
export const addSubtractFractions = defineNumberSkill({
  id: "c4-add-subtract-fractions",
  classId: "4",
  title: "Cộng, trừ phân số",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildWholeQuestion, buildStoryQuestion])(rng);
    return rng.pick([buildBareQuestion, buildBareQuestion, buildMissingQuestion, buildTrueQuestion])(difficulty, rng);
  },
});
