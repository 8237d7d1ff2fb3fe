import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Fraction, inLowestTerms, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { signQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { trueSumQuestion } from "#lib/skills/maths/true-sum-question.ts";
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
  const sum = pickSum(2, rng);
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

/** "1/2 + 1/8 … 3/4": the sum is worked out, then compared. */
function buildSignQuestion(rng: Rng): Question {
  const sum = pickSum(2, rng);
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
  return fractionQuestion(rng, {
    prompt: fillGaps(text, { first: writtenFraction(drawn.first), second: writtenFraction(drawn.second) }),
    answer,
    isTyped: true,
    distractors: [
      fractionDistractor("PARTIAL", isRest ? done.top : rest.top, done.bottom, tellPartial(isRest, rest, drawn.first)),
      ...distractorsOf(drawn),
    ],
    hints: [ideas.get(asks) ?? "", ideaOf(drawn)],
    explanation: explainRest(drawn, of, isRest),
    praise: "story",
    identity: `story ${of} ${isRest} ${sumText(drawn)}`,
  });
}

/** Said to the sum of the parts where the rest is asked for, and to what is left of 1 where it is not. */
function tellPartial(isRest: boolean, rest: Fraction, first: Fraction): string {
  if (isRest) return "Đó là tổng của hai phần. Con lấy 1 trừ đi tổng đó nhé!";
  const isGiven = rest.top * first.bottom === first.top * rest.bottom;
  return isGiven
    ? "Đó là phân số đã cho. Con đọc lại câu hỏi nhé!"
    : "Ở đây không lấy 1 trừ đi. Con đọc lại câu hỏi nhé!";
}

/** Adding and taking away fractions (curriculum, c4-add-subtract-fractions): one bottom; bottoms that divide; wholes, missing terms and stories. */
export const addSubtractFractions = defineNumberSkill({
  id: "c4-add-subtract-fractions",
  classId: "4",
  title: "Cộng, trừ phân số",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([buildWholeQuestion, buildMissingQuestion, buildMissingQuestion, buildStoryQuestion])(rng);
    const ask = rng.pick([buildBareQuestion, buildTrueQuestion, buildTypedQuestion, null]);
    if (ask !== null) return ask(difficulty, rng);
    return difficulty === 1 ? buildBareQuestion(1, rng) : buildSignQuestion(rng);
  },
});
