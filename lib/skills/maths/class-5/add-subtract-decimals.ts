import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { type Alignment, decimalWorking } from "#lib/questions/decimals/decimal-working.ts";
import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { type Decimal, decimalQuestion, textOf } from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

type Operation = "+" | "−";

/** A decimal of exactly so many places, the last digit not 0. */
function pick(rng: Rng, places: number, least: number, most: number): Decimal {
  const last = places === 0 ? 0 : rng.int(1, 9);
  const size = 10 ** Math.max(0, places - 1);
  return { scaled: places === 0 ? rng.int(least, most) : rng.int(least * size, most * size) * 10 + last, places };
}

const raise = ({ scaled, places }: Decimal, to: number) => scaled * 10 ** (to - places);

function combine(a: Decimal, b: Decimal, operation: Operation): Decimal {
  const places = Math.max(a.places, b.places);
  const [first, second] = [raise(a, places), raise(b, places)];
  return { scaled: operation === "+" ? first + second : first - second, places };
}

/** Whole parts and places worked by themselves: 12,5 + 3,75 = 15,80. */
function byParts(a: Decimal, b: Decimal, operation: Operation): Decimal {
  const wholes = [a, b].map(({ scaled, places }) => Math.floor(scaled / 10 ** places));
  const [first = 0, second = 0] = [a, b].map(({ scaled, places }) => scaled % 10 ** places);
  const [left = 0, right = 0] = wholes;
  const tail = operation === "+" ? first + second : Math.abs(first - second);
  const places = Math.max(a.places, b.places, String(tail).length);
  return { scaled: (operation === "+" ? left + right : left - right) * 10 ** places + tail, places };
}

/** The smaller digit taken from the larger one in each place. */
function withoutBorrowing(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  const [first, second] = [
    String(raise(a, places)),
    String(raise(b, places)).padStart(String(raise(a, places)).length, "0"),
  ];
  const digits = [...first].map((digit, at) => Math.abs(Number(digit) - Number(second[at])));
  return { scaled: Number(digits.join("")), places };
}

function distractorsOf(a: Decimal, b: Decimal, operation: Operation): Distractor<Decimal>[] {
  const right = combine(a, b, operation);
  const unit = 10 ** right.places;
  const plain = operation === "+" ? a.scaled + b.scaled : a.scaled - b.scaled;
  const moved = (by: number): Decimal => ({ scaled: right.scaled + by, places: right.places });
  const aligned = "Con đặt các dấu phẩy thẳng cột với nhau nhé!";
  const parts = "Con không tính riêng phần nguyên và phần thập phân. Con đặt tính thẳng cột nhé!";
  const [first, second] = [raise(a, right.places) % unit, raise(b, right.places) % unit];
  const isCarried = operation === "+" ? first + second >= unit : first < second;
  const ones = "Con tính lại hàng đơn vị nhé!";
  const noted = isCarried ? "Con nhớ 1 sang hàng đơn vị nhé!" : ones;
  const carried = mistake("CARRY", moved(-unit), noted);
  // Into the tenths, from the places behind them.
  const tenth = unit / 10;
  const isNoted = operation === "+" ? (first % tenth) + (second % tenth) >= tenth : first % tenth < second % tenth;
  const tenths = isNoted ? "Con tính lại hàng phần mười, chú ý số nhớ nhé!" : "Con tính lại hàng phần mười nhé!";
  const borrowed = [
    mistake("BORROW", withoutBorrowing(a, b), "Có hàng con đã lấy chữ số lớn trừ chữ số bé."),
    mistake("BORROW", moved(unit), noted),
  ];
  return [
    mistake("DEC-ALIGN", { scaled: plain, places: right.places }, aligned),
    mistake("CONCAT", byParts(a, b, operation), parts),
    ...(operation === "+" ? [carried] : borrowed),
    mistake("CARRY", moved(-tenth), tenths),
    mistake("OFF1", moved(tenth), `Con ${operation === "+" ? "cộng" : "trừ"} lại các chữ số hàng phần mười nhé!`),
    mistake("OP", combine(a, b, operation === "+" ? "−" : "+"), "Con xem lại dấu của phép tính nhé!"),
  ];
}

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

/** The larger one first. */
function pickTwo(rng: Rng, difficulty: Difficulty): readonly [Decimal, Decimal] {
  const places = rng.int(1, 2);
  const other = { 1: places, 2: places === 1 ? rng.int(2, 3) : 1, 3: rng.int(1, 2) }[difficulty];
  const small = pick(rng, other, 1, 9);
  return [pick(rng, difficulty === 3 ? 0 : places, 10, 60), small];
}

const hint = "Con viết các số sao cho các dấu phẩy thẳng cột, rồi tính như với số tự nhiên.";
const again = "Con đặt tính lại cho các dấu phẩy thẳng cột, rồi tính từ phải sang trái nhé!";

/** With as many places as the longer of the two has. */
function filled(number: Decimal, places: number): string {
  return writeDecimal(raise(number, places), places);
}

/** The written sum with its result; zeros fill up the shorter number. */
function workedOf(a: Decimal, b: Decimal, operation: Operation) {
  const places = Math.max(a.places, b.places);
  const numbers = [filled(a, places), filled(b, places), filled(combine(a, b, operation), places)] as const;
  const alt = "Phép tính đặt theo cột dọc, dấu phẩy thẳng cột, có kết quả.";
  return decimalWorking({ numbers, operation, alignment: "comma", alt });
}

/** The step with both numbers written out: "Viết 12,5 thành 12,50, … 12,50 + 3,75 = 16,25." */
function whyOf(a: Decimal, b: Decimal, operation: Operation): string {
  const places = Math.max(a.places, b.places);
  const short = a.places < b.places ? a : b;
  const result = combine(a, b, operation);
  const shortened = result.scaled % 10 === 0 ? `, bỏ chữ số 0 tận cùng được ${textOf(result)}` : "";
  const sum = `${filled(a, places)} ${operation} ${filled(b, places)} = ${filled(result, places)}${shortened}.`;
  return a.places === b.places
    ? `Đặt dấu phẩy thẳng cột rồi tính: ${sum}`
    : `Viết ${textOf(short)} thành ${filled(short, places)}, đặt dấu phẩy thẳng cột rồi tính: ${sum}`;
}

/** "12,5 + 3,75 = ?" */
function buildTwoQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [large, small] = pickTwo(rng, difficulty);
  const operation = difficulty === 3 ? "−" : rng.pick(["+", "−"] as const);
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
    addend: { told: `${textOf(b)} + … = ${textOf(sum)}`, answer: a, first: sum, second: b, operation: "−" },
    taken: { told: `${textOf(sum)} − … = ${textOf(a)}`, answer: b, first: sum, second: a, operation: "−" },
    whole: { told: `… − ${textOf(b)} = ${textOf(a)}`, answer: sum, first: a, second: b, operation: "+" },
  } as const;
  const ways = {
    addend: "Muốn tìm số hạng chưa biết, con lấy tổng trừ đi số hạng kia.",
    taken: "Muốn tìm số trừ, con lấy số bị trừ trừ đi hiệu.",
    whole: "Muốn tìm số bị trừ, con lấy hiệu cộng với số trừ.",
  } as const;
  const { told, answer, first, second, operation } = forms[form];
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
function buildSetOutQuestion(rng: Rng): Question {
  const [large, drawn] = pickTwo(rng, 2);
  // With as many digits in both, left and right would be the same picture.
  const isEven = String(large.scaled).length === String(drawn.scaled).length;
  const small = isEven ? { scaled: drawn.scaled * 10 + rng.int(1, 9), places: drawn.places + 1 } : drawn;
  const operation = rng.pick(["+", "−"] as const);
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
    explanation: `Khi đặt tính ${expression}: ${rule.toLowerCase()}`,
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
    ["+", "+"],
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

/** Decimals added and taken away (curriculum, c5-add-subtract-decimals): of one length; of two; from a whole number, three terms, one missing. */
export const addSubtractDecimals = defineNumberSkill({
  id: "c5-add-subtract-decimals",
  classId: "5",
  title: "Cộng, trừ số thập phân",
  generate(difficulty, rng) {
    if (difficulty === 2)
      return rng.pick([buildTwoQuestion, buildTwoQuestion, buildTwoQuestion, buildSetOutQuestion])(rng, difficulty);
    return difficulty === 3
      ? rng.pick([buildTwoQuestion, buildThreeQuestion, buildThreeQuestion, buildMissingQuestion])(rng, difficulty)
      : buildTwoQuestion(rng, difficulty);
  },
});
