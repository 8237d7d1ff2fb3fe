import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { carryCode } from "#lib/skills/maths/carry-codes.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";

const range = [1, 999_999] as const;

/** One too little in the place of `size`. */
function oneLess(addends: readonly number[], size: number) {
  const code = carryCode(addends, size);
  const carried = code === "CARRY" ? "Con tính lại từng bước, chú ý chỗ có nhớ nhé!" : "Con tính lại từng bước nhé!";
  return mistake(code, total(addends) - size, carried);
}

/** "427 + 185 + 73 = ?": two of the numbers make a round hundred. */
function buildEasySumQuestion(rng: Rng): Question {
  const round = rng.pick([100, 200, 300, 500, 1000]);
  const a = rng.int(round / 10 + 1, round - 11);
  const [b, c] = [round - a, rng.int(35, 560)];
  const sum = round + c;
  const text = rng.pick([`${a} + ${c} + ${b}`, `${c} + ${a} + ${b}`, `${a} + (${c} + ${b})`]);
  return numberQuestion(rng, {
    prompt: rng.pick([`Tính bằng cách thuận tiện: ${text} = ?`, `${text} = ?`]),
    answer: sum,
    write: wholeValue,
    range,
    isTyped: rng.int(1, 3) > 1,
    room: 1,
    distractors: [
      mistake("PARTIAL", a + c, "Con còn quên cộng một số nữa."),
      oneLess([a, b, c], 10),
      oneLess([a, b, c], 100),
      mistake("PARTIAL", round, "Con mới cộng hai số để được số tròn. Còn một số nữa nhé!"),
    ],
    hints: ["Đổi chỗ các số hạng thì tổng không đổi.", `Con cộng ${a} với ${b} trước để được số tròn.`],
    explanation: `(${a} + ${b}) + ${c} = ${groupNumber(round)} + ${c} = ${groupNumber(sum)}.`,
    praise: "calculate",
    identity: `easy sum ${a} ${b} ${c}`,
  });
}

/** "427 + 185 = 185 + …", "(427 + 185) + 73 = 427 + (… + 73)"; the same with ×. */
function buildGapQuestion(sign: "+" | "×", rng: Rng): Question {
  const number = () => (sign === "+" ? rng.int(102, 989) : rng.int(12, 96));
  const [a, b, c] = [number(), number(), number()];
  const name = sign === "+" ? "tổng" : "tích";
  const isSwap = rng.pick([true, false]);
  const left = isSwap ? `${a} ${sign} ${b}` : `(${a} ${sign} ${b}) ${sign} ${c}`;
  const right = isSwap ? `${b} ${sign} …` : `${a} ${sign} (… ${sign} ${c})`;
  const answer = isSwap ? a : b;
  const rule = isSwap ? `Đổi chỗ hai số thì ${name} không đổi` : `Nhóm các số theo cách khác thì ${name} không đổi`;
  const [other, third] = isSwap ? [b, a + b] : [c, a];
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Số cần điền: ${left} = ${right}`, `Không cần tính, con điền ngay: ${left} = ${right}`]),
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake("DATUM", other, "Hai bên dấu bằng phải gồm đúng những số như nhau."),
      mistake("OP", third, "Hai bên dấu bằng phải gồm đúng những số như nhau."),
      mistake("OP", sign === "+" ? Math.abs(a - b) : a + b, "Con so hai bên dấu bằng: bên phải còn thiếu số nào?"),
    ],
    hints: [`${rule}.`, "Con xem bên phải dấu bằng còn thiếu số nào của bên trái."],
    explanation: `${rule}, bên phải dấu bằng còn thiếu số ${answer}.`,
    praise: "choose",
    identity: `gap ${left} ${right}`,
  });
}

const pairs = [
  [2, 5],
  [4, 25],
  [5, 20],
  [8, 125],
  [2, 50],
  [4, 5],
  [5, 40],
  [4, 50],
] as const;

/** "25 × 37 × 4 = ?" */
function buildEasyProductQuestion(rng: Rng): Question {
  const [small, large] = rng.pick(pairs);
  const third = rng.int(11, 98);
  const round = small * large;
  const product = round * third;
  const text = rng.pick([
    `${large} × ${third} × ${small}`,
    `${small} × ${third} × ${large}`,
    `${third} × ${large} × ${small}`,
  ]);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Tính bằng cách thuận tiện: ${text} = ?`, `${text} = ?`]),
    answer: product,
    write: wholeValue,
    range,
    step: 10,
    distractors: [
      mistake("PARTIAL", large * third, `Con còn quên nhân với ${small}.`),
      mistake("ZERO", product / 10, "Con đếm lại số chữ số 0 nhé!"),
      mistake("ZERO", product * 10, "Con đếm lại số chữ số 0 nhé!"),
      mistake("OP", round + third, `Con nhân ${third} với số tròn, không phải cộng.`),
    ],
    hints: ["Đổi chỗ các thừa số thì tích không đổi.", `Con nhân ${small} với ${large} trước để được số tròn.`],
    explanation: `${third} × (${small} × ${large}) = ${third} × ${groupNumber(round)} = ${groupNumber(product)}.`,
    praise: "calculate",
    identity: `easy product ${small} ${large} ${third}`,
  });
}

/** "37 × 6 + 37 × 4 = ?", "48 × 12 − 48 × 2 = ?" */
function buildSharedQuestion(rng: Rng): Question {
  const sign = rng.pick(["+", "−"] as const);
  const factor = rng.int(13, 98);
  const round = rng.pick([10, 10, 20, 100]);
  const b = rng.int(2, 9);
  const a = sign === "+" ? round - b : round + b;
  const product = factor * round;
  const text = `${factor} × ${a} ${sign} ${factor} × ${b}`;
  const worked = `${factor} × (${a} ${sign} ${b})`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Tính bằng cách thuận tiện: ${text} = ?`, `${text} = ?`]),
    answer: product,
    write: wholeValue,
    range,
    step: 10,
    distractors: [
      mistake("PARTIAL", factor * a, "Con mới tính một tích. Còn một tích nữa nhé!"),
      mistake(
        "ORDER",
        Math.abs((factor * a + (sign === "+" ? factor : -factor)) * b),
        "Con nhân trước, cộng trừ sau nhé!",
      ),
      mistake("PARTIAL", factor * b, "Con mới tính một tích. Còn một tích nữa nhé!"),
      mistake("OP", factor * (sign === "+" ? Math.abs(a - b) : a + b), "Con xem lại dấu giữa hai tích nhé!"),
    ],
    hints: [`Cả hai tích đều có thừa số ${factor}.`, `Con đặt ${factor} ra ngoài dấu ngoặc: ${worked}.`],
    explanation: `${worked} = ${factor} × ${round} = ${groupNumber(product)}.`,
    praise: "calculate",
    identity: `shared ${text}`,
  });
}

/** A written sum that may be answered with, worth what it gives. */
function sumValue(text: string, worth: number): Value {
  return { line: toLine(text), worth: `${worth}/1` };
}

/** "Biểu thức nào có giá trị bằng 37 × (6 + 4)?" */
function buildSameValueQuestion(rng: Rng): Question {
  const sign = rng.pick(["+", "−"] as const);
  const factor = rng.int(12, 79);
  const b = rng.int(2, 9);
  const a = b + rng.int(2, 30);
  const text = `${factor} × (${a} ${sign} ${b})`;
  const plus = (left: number, right: number) => (sign === "+" ? left + right : left - right);
  const answer = `${factor} × ${a} ${sign} ${factor} × ${b}`;
  return choiceQuestion(rng, {
    prompt: rng.pick([`Biểu thức nào có giá trị bằng ${text}?`, `${text} bằng biểu thức nào dưới đây?`]),
    answer: sumValue(answer, factor * plus(a, b)),
    distractors: [
      mistake(
        "PARTIAL",
        sumValue(`${factor} × ${a} ${sign} ${b}`, plus(factor * a, b)),
        `Con nhân ${factor} với cả hai số trong ngoặc nhé!`,
      ),
      mistake(
        "OP",
        sumValue(`${factor} + ${a} × ${b}`, factor + a * b),
        `Con nhân ${factor} với từng số trong ngoặc nhé!`,
      ),
      mistake("OP", sumValue(`${factor} × ${a} × ${b}`, factor * a * b), "Con xem lại dấu ở trong ngoặc nhé!"),
      mistake(
        "PARTIAL",
        sumValue(`${factor} × ${b} ${sign === "+" ? "+" : "×"} ${a}`, sign === "+" ? factor * b + a : factor * b * a),
        `Con nhân ${factor} với cả hai số trong ngoặc nhé!`,
      ),
      mistake(
        "OP",
        sumValue(`${factor} × ${a} + ${factor + 1} × ${b}`, factor * a + (factor + 1) * b),
        "Hai tích phải có chung một thừa số.",
      ),
    ],
    hints: [
      `Con nhân ${factor} với từng số trong ngoặc.`,
      `Rồi con ${sign === "+" ? "cộng" : "trừ"} hai kết quả với nhau.`,
    ],
    explanation: `Nhân ${factor} với từng số trong ngoặc: ${text} = ${answer}.`,
    praise: "choose",
    identity: `same ${text}`,
  });
}

/** "25 × (10 + 4) = 25 × 10 + 25 × …" */
function buildSharedGapQuestion(rng: Rng): Question {
  const factor = rng.int(12, 98);
  const [a, b] = [rng.pick([10, 20, 30, 100]), rng.int(2, 9)];
  const sign = rng.pick(["+", "−"] as const);
  const isBack = rng.pick([true, false]);
  const out = `${factor} × ${a} ${sign} ${factor} × ${b}`;
  const shown = isBack
    ? `${out} = … × (${a} ${sign} ${b})`
    : `${factor} × (${a} ${sign} ${b}) = ${factor} × ${a} ${sign} ${factor} × …`;
  const answer = isBack ? factor : b;
  return typedNumberQuestion(rng, {
    prompt: `Số cần điền: ${shown}`,
    answer,
    range,
    distractors: [
      mistake("DATUM", a, "Con so kĩ hai bên dấu bằng xem còn thiếu số nào."),
      mistake("DATUM", isBack ? b : factor, "Con so kĩ hai bên dấu bằng xem còn thiếu số nào."),
      mistake("OP", isBack ? factor * 2 : a + b, "Con so kĩ hai bên dấu bằng xem còn thiếu số nào."),
    ],
    hints: [
      "Nhân một số với một tổng hay một hiệu: nhân số đó với từng số trong ngoặc.",
      "Thừa số chung được viết ra ngoài dấu ngoặc.",
    ],
    explanation: `${isBack ? `Thừa số chung là ${factor}` : `Số còn thiếu là ${b}`}: ${shown.replace("…", String(answer))}.`,
    praise: "calculate",
    identity: `shared gap ${shown}`,
  });
}

/** Properties that make sums easy (curriculum, c4-properties): of adding, of multiplying, the distributive one. */
export const properties = defineNumberSkill({
  id: "c4-properties",
  classId: "4",
  title: "Tính chất phép tính, tính thuận tiện",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([true, false]) ? buildEasySumQuestion(rng) : buildGapQuestion("+", rng);
    if (difficulty === 2) return rng.pick([true, false]) ? buildEasyProductQuestion(rng) : buildGapQuestion("×", rng);
    return rng.pick([buildSharedQuestion, buildSharedQuestion, buildSameValueQuestion, buildSharedGapQuestion])(rng);
  },
});
