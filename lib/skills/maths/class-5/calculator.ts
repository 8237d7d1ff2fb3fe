import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Operation } from "#lib/questions/kinds/calculator/machine.ts";
import { displayAfter } from "#lib/questions/kinds/calculator/row.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { calculatorQuestion, keyed, pointHint, tellKeys, writeKeyed } from "#lib/skills/drafts/calculator-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildStoryAgainQuestion, buildWrongKeyQuestion } from "./build-wrong-key-question.ts";
import { drawCalculation, drawNumber, isExactQuotient } from "./calculator-numbers.ts";

const written = ({ scaled, places }: Decimal) => writeShortDecimal(scaled, places);

const order = "Con bấm số thứ nhất, phím phép tính, số thứ hai, rồi phím =.";
const clearing = "Bấm nhầm số thì con bấm phím C để xoá số đó, rồi bấm lại.";

const operations = ["+", "−", "×", ":"] as const satisfies readonly Operation[];

/** "Con bấm máy tính cầm tay: 12,6 × 3,5 = ?" */
function buildOneQuestion(rng: Rng): Question {
  const operation = rng.pick(operations);
  const { first, second } = drawCalculation(rng, operation);
  const text = `${written(first)} ${operation} ${written(second)}`;
  const row = `${keyed(first)}${operation}${keyed(second)}=`;
  const role = operation === "−" ? "số bị trừ" : "số bị chia";
  return calculatorQuestion(rng, {
    prompt: rng.pick([
      `Con bấm máy tính cầm tay: ${text} = ?`,
      `Con dùng máy tính cầm tay để tính: ${text} = ?`,
      `${text} = ? Con bấm máy tính cầm tay nhé!`,
    ]),
    rows: [row],
    turned: `Con bấm ngược hai số rồi. Con bấm ${role} ${written(first)} trước nhé!`,
    hints: [row.includes(".") ? `${order} ${pointHint}` : order, clearing],
    explanation: `Con bấm ${tellKeys(row)}. Kết quả là: ${text} = ${writeKeyed(displayAfter(row))}.`,
    praise: "keys",
    identity: `one ${row}`,
  });
}

interface TwoSteps {
  readonly text: string;
  readonly row: string;
  /** What is worked out first. */
  readonly first: string;
  /** Whether the machine would begin with the wrong one if it was pressed as it is written. */
  readonly isTurned: boolean;
}

/** A number of up to three digits, now and then with a comma. */
function drawTerm(rng: Rng, least: number, most: number): Decimal {
  return drawNumber(rng, [least, most], rng.pick([0, 0, 1]));
}

const whole = (scaled: number): Decimal => ({ scaled, places: 0 });

/** "(36 + 48) × 15": what stands in brackets is pressed first. */
function drawInBrackets(rng: Rng): TwoSteps {
  const sign = rng.pick(["+", "−"] as const);
  const [a, b] = [drawTerm(rng, 52, 97), drawTerm(rng, 12, 48)];
  const c = whole(rng.int(12, 48));
  const first = `${written(a)} ${sign} ${written(b)}`;
  return {
    text: `(${first}) × ${written(c)}`,
    row: `${keyed(a)}${sign}${keyed(b)}×${keyed(c)}=`,
    first: `trong ngoặc ${first}`,
    isTurned: false,
  };
}

/** A product or a quotient of whole numbers. */
function drawPart(rng: Rng): { readonly text: string; readonly row: string; readonly worth: number } {
  const [a, b] = [rng.int(13, 68), rng.int(12, 38)];
  return rng.pick([true, false])
    ? { text: `${a} × ${b}`, row: `${a}×${b}`, worth: a * b }
    : { text: `${groupNumber(a * b)} : ${b}`, row: `${a * b}:${b}`, worth: a };
}

/** "24 × 16 + 85" is pressed as it is written. */
function drawInOrder(rng: Rng): TwoSteps {
  const part = drawPart(rng);
  const c = drawTerm(rng, 5, 98);
  // What is taken away has to be less.
  const sign = c.scaled < part.worth * 10 ** c.places ? rng.pick(["+", "−"] as const) : "+";
  return {
    text: `${part.text} ${sign} ${written(c)}`,
    row: `${part.row}${sign}${keyed(c)}=`,
    first: part.text,
    isTurned: false,
  };
}

/** "85 + 24 × 16": the product is pressed first. */
function drawOutOfOrder(rng: Rng): TwoSteps {
  const part = drawPart(rng);
  const c = drawTerm(rng, 5, 98);
  return {
    text: `${written(c)} + ${part.text}`,
    row: `${part.row}+${keyed(c)}=`,
    first: part.text,
    isTurned: true,
  };
}

const leftToRight = "Máy này tính lần lượt từ trái sang phải.";

/** Two calculations one after the other, in the order in which they are worked out. */
function buildTwoQuestion(rng: Rng): Question {
  const { text, row, first, isTurned } = rng.pick([drawInBrackets, drawInOrder, drawOutOfOrder, drawOutOfOrder])(rng);
  const result = writeKeyed(displayAfter(row));
  return calculatorQuestion(rng, {
    prompt: isTurned ? `${leftToRight} Con bấm: ${text} = ?` : `Con bấm máy tính cầm tay: ${text} = ?`,
    rows: [row],
    hints: [
      "Con xem phép tính nào phải làm trước: trong ngoặc làm trước; không có ngoặc thì nhân, chia trước, cộng, trừ sau.",
      `${leftToRight} Con bấm phép tính làm trước, rồi bấm tiếp phép tính kia.`,
    ],
    explanation: `Phép tính ${first} làm trước. Con bấm ${tellKeys(row)}. Kết quả là ${result}.`,
    praise: "keys",
    identity: `two ${row}`,
  });
}

/** "15% của 240 là bao nhiêu?" */
function buildPercentOfQuestion(rng: Rng): Question {
  const percent = rng.pick([4, 6, 8, 12, 15, 18, 24, 32, 35, 36, 45, 48, 55, 64, 65, 72, 85, 95]);
  const of = rng.int(21, 96) * rng.pick([5, 10, 25]);
  const row = `${of}×${percent}%`;
  const result = writeKeyed(displayAfter(row));
  const told = `${percent}% của ${groupNumber(of)}`;
  return calculatorQuestion(rng, {
    prompt: rng.pick([
      `Con bấm máy tính cầm tay để tìm ${told}.`,
      `${told} là bao nhiêu? Con bấm máy tính cầm tay nhé!`,
    ]),
    rows: [row, `${of}×${percent}:100=`, `${of}×${keyed({ scaled: percent, places: 2 })}=`],
    hints: [
      "Con lấy số đã cho nhân với số phần trăm.",
      `Con bấm ${groupNumber(of)}, phím ×, số phần trăm, rồi phím % thay cho phím =.`,
    ],
    explanation: `Con bấm ${tellKeys(row)}. Kết quả: ${told} là ${result}.`,
    praise: "keys",
    identity: `percent ${row}`,
  });
}

/** "Tỉ số phần trăm của 7 và 40 là bao nhiêu?" */
function buildRatioQuestion(rng: Rng): Question {
  const all = rng.pick([40, 75, 80, 120, 125, 150, 160, 240, 250, 320]);
  const parts = Array.from({ length: all - 3 }, (_, at) => at + 2);
  const part = rng.pick(
    parts.filter((each) => isExactQuotient(each * 100, all, 1) && each * 2 !== all && each * 100 !== all * all),
  );
  const row = `${part}:${all}%`;
  const result = writeKeyed(displayAfter(row));
  const told = `${part} và ${all}`;
  return calculatorQuestion(rng, {
    prompt: rng.pick([
      `Tỉ số phần trăm của ${told} là bao nhiêu? Con bấm máy tính cầm tay nhé!`,
      `Con bấm máy tính cầm tay để tìm tỉ số phần trăm của ${told}.`,
    ]),
    rows: [row, `${part}×100:${all}=`],
    turned: `Con bấm ngược hai số rồi. Con bấm ${part} trước nhé!`,
    hints: [
      "Con lấy số thứ nhất chia cho số thứ hai.",
      `Con bấm ${part}, phím :, số thứ hai, rồi phím % thay cho phím =.`,
    ],
    explanation: `Con bấm ${tellKeys(row)}. Kết quả là ${result}, vậy tỉ số phần trăm là ${result}%.`,
    praise: "keys",
    identity: `ratio ${row}`,
  });
}

/** The pocket calculator (curriculum, c5-calculator): one calculation; two, and the % key; a display far from the estimate. */
export const calculator = defineNumberSkill({
  id: "c5-calculator",
  classId: "5",
  title: "Máy tính cầm tay",
  generate: byDifficulty({
    1: [buildOneQuestion],
    2: [buildTwoQuestion, buildTwoQuestion, buildPercentOfQuestion, buildRatioQuestion],
    3: [buildWrongKeyQuestion, buildStoryAgainQuestion],
  }),
});
