import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { type Alignment, decimalWorking } from "#lib/questions/decimals/decimal-working.ts";
import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { decimalQuestion, textOf } from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { combine, distractorsOf, type Operation, pick, whyOf, workedOf } from "./decimal-sum-steps.ts";

/** {} stands for the first measure, # for the second. */
const told: Readonly<Record<Operation, readonly (readonly [tells: string, asks: string, unit: Unit])[]>> = {
  "+": [
    ["Bao thứ nhất nặng {}, bao thứ hai nặng #.", "Cả hai bao nặng bao nhiêu ki-lô-gam?", "kg"],
    ["Buổi sáng cửa hàng bán {} vải, buổi chiều bán # vải.", "Cả ngày cửa hàng bán bao nhiêu mét vải?", "m"],
    [
      "Thùng thứ nhất đựng {} nước mắm, thùng thứ hai đựng # nước mắm.",
      "Hai thùng đựng tất cả bao nhiêu lít nước mắm?",
      "l",
    ],
  ],
  "−": [
    ["Cuộn dây dài {}, đã dùng #.", "Cuộn dây còn lại bao nhiêu mét?", "m"],
    ["Thùng có {} dầu, đã rót ra #.", "Thùng còn lại bao nhiêu lít dầu?", "l"],
    ["Bao gạo nặng {}, cả nhà đã ăn hết #.", "Bao gạo còn lại bao nhiêu ki-lô-gam?", "kg"],
  ],
};

function storiesOf(a: Decimal, b: Decimal, operation: Operation) {
  return told[operation].map(([tells, asks, unit]) => ({
    prompt: `${tells.replace("{}", measureInText(textOf(a), unit)).replace("#", measureInText(textOf(b), unit))} ${asks}`,
    unit,
  }));
}

const signs: Readonly<Record<Difficulty, Operation>> = { 1: "+", 2: "−", 3: "−" };

/** Of unlike many places behind the comma, the larger one first. */
function pickUnlike(rng: Rng): readonly [Decimal, Decimal] {
  const places = rng.int(1, 2);
  return [pick(rng, places, 10, 60), pick(rng, places === 1 ? rng.int(2, 3) : 1, 1, 9)];
}

/** The larger one first; to be taken away with borrowing, where both have as many places. */
function pickTwo(rng: Rng, difficulty: Difficulty): readonly [Decimal, Decimal] {
  if (difficulty === 3) return [pick(rng, 0, 10, 60), pick(rng, rng.int(1, 2), 1, 9)];
  if (rng.int(1, 4) <= difficulty * 2 - 1) return pickUnlike(rng);
  const places = rng.int(1, 2);
  const large = pick(rng, places, 10, 60);
  const draws = Array.from({ length: 12 }, () => pick(rng, places, 1, 9));
  const borrowing = draws.find(({ scaled }) => scaled % 10 ** places > large.scaled % 10 ** places);
  return [large, (difficulty === 2 ? borrowing : null) ?? pick(rng, places, 1, 9)];
}

const hint = "Con viết các số sao cho các dấu phẩy thẳng cột, rồi tính như với số tự nhiên.";
const again = "Con đặt tính lại cho các dấu phẩy thẳng cột, rồi tính từ phải sang trái nhé!";

/** "12,5 + 3,75 = ?" */
function buildTwoQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [large, small] = pickTwo(rng, difficulty);
  const operation = signs[difficulty];
  const isTurned = operation === "+" && rng.pick([true, false]);
  const [a, b] = isTurned ? [small, large] : [large, small];
  const zeros = "Con viết thêm chữ số 0 để hai số có cùng số chữ số ở phần thập phân.";
  const alt = "Hai số đặt tính với dấu phẩy thẳng cột.";
  const figures = [decimalWorking({ numbers: [textOf(a), textOf(b)], operation, alignment: "comma", alt })];
  return decimalQuestion(rng, {
    expression: `${textOf(a)} ${operation} ${textOf(b)}`,
    answer: combine(a, b, operation),
    distractors: distractorsOf(a, b, operation),
    stories: storiesOf(a, b, operation),
    worked: [workedOf(a, b, operation)],
    hints: [hint, { say: a.places === b.places ? "Con tính từ phải sang trái, nhớ viết dấu phẩy." : zeros, figures }],
    why:
      a.places === b.places && combine(a, b, operation).scaled % 10 !== 0
        ? "Đặt dấu phẩy thẳng cột rồi tính từ phải sang trái"
        : whyOf(a, b, operation),
    wrong: again,
  });
}

/** "3,75 + … = 16,2": what is missing in a sum of two lengths? */
function buildMissingQuestion(rng: Rng): Question {
  const [a, b] = [pick(rng, rng.int(1, 2), 10, 40), pick(rng, rng.int(1, 2), 2, 9)] as const;
  const form = rng.pick(["addend", "taken", "whole"] as const);
  const sum = combine(a, b, "+");
  const forms = {
    addend: { told: `${textOf(b)} + … = ${textOf(sum)}`, first: sum, second: b, operation: "−" },
    taken: { told: `${textOf(sum)} − … = ${textOf(a)}`, first: sum, second: a, operation: "−" },
    whole: { told: `… − ${textOf(b)} = ${textOf(a)}`, first: a, second: b, operation: "+" },
  } as const;
  const ways = {
    addend: "Muốn tìm số hạng chưa biết, con lấy tổng trừ đi số hạng kia.",
    taken: "Muốn tìm số trừ, con lấy số bị trừ trừ đi hiệu.",
    whole: "Muốn tìm số bị trừ, con lấy hiệu cộng với số trừ.",
  } as const;
  const { told, first, second, operation } = forms[form];
  const answer = combine(first, second, operation);
  const opposite = combine(first, second, operation === "+" ? "−" : "+");
  return decimalEntryQuestion(rng, {
    prompt: `Điền số vào chỗ trống: ${told}`,
    answer,
    distractors: [mistake("OP", opposite, ways[form]), ...distractorsOf(first, second, operation)],
    wrong: again,
    hints: [ways[form], `Con tính ${textOf(first)} ${operation} ${textOf(second)}. ${hint}`],
    explanation: {
      say: `${whyOf(first, second, operation)} Số cần điền là ${textOf(answer)}.`,
      figures: [workedOf(first, second, operation)],
    },
    praise: "calculate",
    identity: `missing ${told}`,
  });
}

const rule = "Các dấu phẩy thẳng cột với nhau.";

/** Where the rows begin; what stands in line is to be found. */
function describeStarts({ rows }: WorkingFigure): string {
  const told = rows.flatMap((row, place) => {
    const empty = row.findIndex((square) => square !== null);
    return empty === 0 ? [] : [`Dòng ${place + 1} bỏ trống ${empty} cột bên trái.`];
  });
  return told.length === 0 ? "Hai dòng bắt đầu từ cùng một cột." : told.join(" ");
}

/** "Cách đặt tính nào đúng?" */
function buildSetOutQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [large, drawn] = pickUnlike(rng);
  // With as many digits in both, left and right would be the same picture.
  const isEven = String(large.scaled).length === String(drawn.scaled).length;
  const small = isEven ? { scaled: drawn.scaled * 10 + rng.int(1, 9), places: drawn.places + 1 } : drawn;
  const operation = signs[difficulty];
  const numbers = [textOf(large), textOf(small)] as const;
  const draw = (alignment: Alignment) => {
    const working = decimalWorking({ numbers, operation, alignment, alt: "" });
    return { ...working, alt: describeStarts(working) };
  };
  const expression = numbers.join(` ${operation} `);
  return figureChoiceQuestion(rng, {
    prompt: `Cách đặt tính nào đúng cho phép tính ${expression}?`,
    right: draw("comma"),
    answer: rule,
    distractors: [
      mistake("DEC-ALIGN", draw("right"), "Các chữ số cùng hàng chưa thẳng cột. Con nhìn dấu phẩy nhé!"),
      mistake("DEC-ALIGN", draw("left"), "Các chữ số cùng hàng chưa thẳng cột. Con nhìn dấu phẩy nhé!"),
    ],
    hints: ["Các chữ số cùng hàng phải thẳng cột với nhau.", "Con xem dấu phẩy của hai số đứng ở đâu."],
    explanation: {
      say: `Khi đặt tính ${expression}: ${rule.toLowerCase()}`,
      figures: [workedOf(large, small, operation)],
    },
    praise: "calculate",
    identity: `set-out ${expression}`,
  });
}

/** "12,5 + 3,75 − 4,2 = ?" */
function buildThreeQuestion(rng: Rng): Question {
  const [a, b, c] = [pick(rng, rng.int(0, 1), 20, 60), pick(rng, rng.int(1, 2), 2, 9), pick(rng, 1, 2, 9)] as const;
  const [first, second] = rng.pick([
    ["+", "−"],
    ["−", "−"],
    ["−", "+"],
  ] as const);
  const middle = combine(a, b, first);
  const right = combine(middle, c, second);
  const roll = {
    prompt: `Tấm vải dài ${measureInText(textOf(a), "m")}. Cô Hoa cắt lần đầu ${measureInText(textOf(b), "m")}, lần sau ${measureInText(textOf(c), "m")}. Tấm vải còn lại bao nhiêu mét?`,
    unit: "m",
  } as const;
  return decimalQuestion(rng, {
    expression: `${textOf(a)} ${first} ${textOf(b)} ${second} ${textOf(c)}`,
    answer: right,
    distractors: [
      mistake("PARTIAL", middle, "Con mới làm xong bước đầu. Con tính tiếp nhé!"),
      mistake("OP", combine(middle, c, second === "+" ? "−" : "+"), "Con xem lại dấu của phép tính sau nhé!"),
      ...distractorsOf(middle, c, second),
      mistake("ORDER", combine(a, combine(b, c, "+"), first), "Con làm lần lượt từ trái sang phải nhé!"),
    ],
    stories: first === "−" && second === "−" ? [roll] : [],
    hints: ["Con tính lần lượt từ trái sang phải.", `Con tính ${textOf(a)} ${first} ${textOf(b)} trước. ${hint}`],
    why: `Tính lần lượt: ${textOf(a)} ${first} ${textOf(b)} = ${textOf(middle)}; ${textOf(middle)} ${second} ${textOf(c)} = ${textOf(right)}.`,
    worked: [workedOf(a, b, first), workedOf(middle, c, second)],
    wrong: "Con tính lại từng bước, từ trái sang phải, chú ý đặt dấu phẩy thẳng cột nhé!",
  });
}

/** Decimals added and taken away (curriculum, c5-add-subtract-decimals): added, most of one length; taken away, most of two; from a whole number, three terms, one missing. */
export const addSubtractDecimals = defineNumberSkill({
  id: "c5-add-subtract-decimals",
  classId: "5",
  title: "Cộng, trừ số thập phân",
  generate(difficulty, rng) {
    return difficulty === 3
      ? rng.pick([buildTwoQuestion, buildThreeQuestion, buildThreeQuestion, buildMissingQuestion])(rng, difficulty)
      : rng.pick([buildTwoQuestion, buildTwoQuestion, buildTwoQuestion, buildSetOutQuestion])(rng, difficulty);
  },
});
