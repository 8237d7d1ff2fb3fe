import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { productWithoutCarries } from "#lib/questions/working/digitwise.ts";
import { longProduct } from "#lib/questions/working/long-product.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildProductSlipQuestion } from "./build-product-slip-question.ts";

const range = [1, 999_999] as const;

interface Product {
  readonly a: number;
  readonly b: number;
}

/** A digit that is not 0. */
const digit = (rng: Rng, least = 1) => rng.int(least, 9);

function pickProduct(difficulty: Difficulty, rng: Rng): Product {
  const second = digit(rng, 1) * 10 + digit(rng, 2);
  if (difficulty === 1) return { a: digit(rng, 2) * 10 + digit(rng, 2), b: second };
  if (difficulty === 2) return { a: digit(rng) * 100 + digit(rng) * 10 + digit(rng, 2), b: second };
  return rng.pick([
    { a: digit(rng) * 100 + digit(rng, 2), b: second },
    { a: digit(rng) * 100 + digit(rng) * 10, b: second },
    { a: digit(rng) * 100 + digit(rng) * 10 + digit(rng, 2), b: digit(rng, 2) * 10 },
    { a: digit(rng) * 1000 + digit(rng) * 100 + digit(rng, 2), b: second },
  ]);
}

function distractorsOf({ a, b }: Product): Distractor<number>[] {
  const [tens, ones] = [Math.floor(b / 10), b % 10];
  const product = a * b;
  const again =
    ones === 0
      ? `Con tính lại ${groupNumber(a)} × ${tens} theo từng hàng nhé!`
      : "Con cộng lại hai tích riêng theo từng hàng nhé!";
  const unshifted = mistake("PLACE", a * ones + a * tens, "Tích riêng thứ hai phải lùi sang trái một cột nhé!");
  const others = [
    mistake(
      "CARRY",
      productWithoutCarries(a, ones) + productWithoutCarries(a, tens) * 10,
      "Con nhớ cộng thêm phần nhớ khi nhân nhé!",
    ),
    mistake("CARRY", product - 100, again),
    mistake("CARRY", product + 10, again),
  ];
  const zeroless = Number(String(a).replaceAll("0", "")) * b;
  const dropped = [
    mistake("ZERO", zeroless, "Con nhân cả chữ số 0 ở thừa số thứ nhất nhé!"),
    mistake("ZERO", Number(String(product).replace("0", "")), "Con viết thiếu một chữ số 0 ở tích rồi."),
  ];
  if (ones === 0) {
    const short = mistake("ZERO", product / 10, "Con viết thêm chữ số 0 vào bên phải tích nhé!");
    return [short, mistake("ZERO", product * 10, "Con đếm lại số chữ số 0 nhé!"), ...dropped, ...others];
  }
  return [unshifted, ...dropped, ...others];
}

function workingHint(a: number, b: number): HelpWords {
  const say = "Con nhân với hàng đơn vị rồi nhân với hàng chục. Tích riêng thứ hai lùi sang trái một cột.";
  return b % 10 === 0
    ? `Con nhân ${groupNumber(a)} với ${b / 10} rồi viết thêm một chữ số 0.`
    : { say, figures: [longProduct({ first: a, second: b, shown: 0, alt: "Phép nhân đặt theo cột dọc." })] };
}

function explain({ a, b }: Product, unit: string): HelpWords {
  const [tens, ones] = [Math.floor(b / 10), b % 10];
  const [first, product] = [groupNumber(a), `${groupNumber(a * b)}${unit}`];
  if (ones === 0) return `${first} × ${tens} = ${groupNumber(a * tens)} nên ${first} × ${b} = ${product}.`;
  return {
    say: `${first} × ${ones} = ${groupNumber(a * ones)}; ${first} × ${tens * 10} = ${groupNumber(a * tens * 10)}; cộng lại: ${product}.`,
    figures: [longProduct({ first: a, second: b, shown: 3, alt: "Phép nhân theo cột dọc đã làm xong." })],
  };
}

/** "48 × 23 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { a, b } = pickProduct(difficulty, rng);
  const text = `${groupNumber(a)} × ${b}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Đặt tính rồi tính: ${text} = ?`, `Tích của ${groupNumber(a)} và ${b} là:`]),
    answer: a * b,
    write: wholeValue,
    range,
    step: 10,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    room: 1,
    distractors: distractorsOf({ a, b }),
    hints: [
      b % 10 === 0
        ? `${b} là ${b / 10} chục. Con nhân ${groupNumber(a)} với ${b / 10} chục.`
        : "Con tách thừa số thứ hai thành chục và đơn vị.",
      workingHint(a, b),
    ],
    explanation: explain({ a, b }, ""),
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** "48 × 23 = 48 × 20 + 48 × …" */
function buildSplitQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { a } = pickProduct(difficulty, rng);
  const [tens, ones] = [digit(rng, 1) * 10, digit(rng, 2)];
  const b = tens + ones;
  const isTens = rng.pick([true, false]);
  const first = groupNumber(a);
  const answer = isTens ? tens : ones;
  const shown = isTens
    ? `${first} × ${b} = ${first} × … + ${first} × ${ones}`
    : `${first} × ${b} = ${first} × ${tens} + ${first} × …`;
  return typedNumberQuestion(rng, {
    prompt: `Số cần điền: ${shown}`,
    answer,
    range: [1, 999],
    distractors: [
      mistake("PLACE", isTens ? tens / 10 : ones * 10, "Con xem chữ số đó ở hàng chục hay hàng đơn vị nhé!"),
      mistake("DATUM", b, "Con chỉ viết phần còn thiếu của thừa số thứ hai."),
      mistake("DATUM", isTens ? ones : tens, "Phần này đã có rồi. Con tìm phần còn thiếu nhé!"),
    ],
    hints: [
      "Thừa số thứ hai được tách thành số chục và số đơn vị.",
      `Con tách ${b} thành tổng của số tròn chục và số đơn vị.`,
    ],
    explanation: `${b} = ${tens} + ${ones} nên ${shown.replace("…", String(answer))}.`,
    praise: "calculate",
    identity: `split ${shown}`,
  });
}

/** Wrong numbers for the row of one digit: of the other one, without what is carried or the 0 inside. */
function rowDistractors(a: number, by: number, other: number): Distractor<number>[] {
  const answer = a * by;
  const zeroless = Number(String(a).replaceAll("0", "")) * by;
  const again = (a % 10) * by >= 10 ? "Con xem lại số nhớ ở hàng chục nhé!" : "Con nhân lại chữ số hàng chục nhé!";
  return [
    mistake("FIELD", a * other, `Con nhân nhầm chữ số rồi. Con xem lại: tích riêng này nhân với hàng nào?`),
    mistake("CARRY", productWithoutCarries(a, by), "Con quên cộng số nhớ khi nhân rồi. Con nhân lại nhé!"),
    ...(zeroless === answer
      ? []
      : [mistake("ZERO", zeroless, "Con bỏ mất chữ số 0 ở giữa. Con nhân cả chữ số 0 nhé!")]),
    mistake("OP", a + by, "Con đã cộng. Con nhân thừa số thứ nhất với chữ số đó nhé!"),
    mistake("PLACE", answer - 10, again),
  ];
}

/** "Đặt tính 248 × 23. Tích riêng thứ nhất là:": a row of the working, typed. */
function buildRowQuestion(difficulty: Difficulty, rng: Rng): Question {
  // The rows have at most three digits.
  const [tens, ones] = rng.shuffle([2, 3, 4, 5]).slice(0, 2);
  const [t, o] = [tens ?? 2, ones ?? 3];
  const hundreds = rng.int(1, Math.floor(999 / (Math.max(t, o) * 100)));
  const most = Math.floor((999 - hundreds * 100 * Math.max(t, o)) / Math.max(t, o));
  const a =
    hundreds * 100 + (difficulty === 3 ? rng.int(2, Math.min(9, most)) : rng.int(12, Math.max(12, Math.min(98, most))));
  const isFirst = rng.pick([true, false]);
  const by = isFirst ? o : t;
  const other = isFirst ? t : o;
  const answer = a * by;
  const text = `${a} × ${t}${o}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Đặt tính ${text}. Tích riêng thứ ${isFirst ? "nhất" : "hai (viết lùi sang trái một cột)"} là:`,
      `Khi đặt tính ${text}, tích riêng thứ ${isFirst ? "nhất" : "hai (viết lùi sang trái một cột)"} là bao nhiêu?`,
    ]),
    answer,
    range: [1, 999],
    distractors: rowDistractors(a, by, other),
    hints: [
      "Tích riêng thứ nhất: nhân với chữ số hàng đơn vị. Tích riêng thứ hai: nhân với chữ số hàng chục.",
      {
        say: `Con tính ${a} × ${by}.`,
        figures: [longProduct({ first: a, second: t * 10 + o, shown: 0, alt: "Phép nhân đặt theo cột dọc." })],
      },
    ],
    explanation: isFirst
      ? `Chữ số hàng đơn vị là ${o} nên tích riêng thứ nhất là ${a} × ${o} = ${answer}.`
      : `Chữ số hàng chục là ${t} nên tích riêng thứ hai là ${a} × ${t} = ${answer}, viết lùi sang trái một cột.`,
    praise: "calculate",
    identity: `row ${isFirst} ${text}`,
  });
}

const columns = { numbers: [], words: ["unit", "text"] } as const;

const smallStories = readTable(
  columns,
  `
  gói   | Mỗi thùng có {a} gói mì. {b} thùng như thế có bao nhiêu gói mì?
  chỗ   | Mỗi hàng ghế có {a} chỗ. Hội trường có {b} hàng ghế thì có bao nhiêu chỗ?
  chiếc | Mỗi ngày xưởng làm {a} chiếc đèn ông sao. Trong {b} ngày, xưởng làm được bao nhiêu chiếc đèn?
`,
);

const largeStories = readTable(
  columns,
  `
  quả   | Mỗi ngày trại gà thu {a} quả trứng. Trong {b} ngày, trại thu được bao nhiêu quả trứng?
  khách | Mỗi chuyến tàu chở {a} khách. {b} chuyến như thế chở bao nhiêu khách?
  viên  | Mỗi xe chở {a} viên gạch. {b} xe như thế chở bao nhiêu viên gạch?
`,
);

/** "Mỗi thùng có 48 gói mì. 23 thùng như thế có bao nhiêu gói mì?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { a, b } = pickProduct(difficulty, rng);
  const { text, unit } = rng.pick(difficulty === 1 ? smallStories : largeStories);
  return typedNumberQuestion(rng, {
    prompt: fillGaps(text, { a: groupNumber(a), b }),
    answer: a * b,
    write: wholeValue,
    range,
    step: 10,
    distractors: [
      ...distractorsOf({ a, b }),
      mistake("OP", a + b, "Các phần bằng nhau được lấy nhiều lần thì con làm phép nhân."),
    ],
    hints: ["Các phần bằng nhau được lấy nhiều lần thì con làm phép nhân.", workingHint(a, b)],
    explanation: explain({ a, b }, ` (${unit})`),
    praise: "story",
    identity: `story ${a} ${b}`,
  });
}

/** Multiplying by a number of two digits (curriculum, c4-multiply-2digit): split; three digits; with a zero, a slip to be found. */
export const multiplyTwoDigits = defineNumberSkill({
  id: "c4-multiply-2digit",
  classId: "4",
  title: "Nhân với số có hai chữ số",
  generate(difficulty, rng) {
    const ask = {
      1: rng.pick([buildBareQuestion, buildStoryQuestion, buildSplitQuestion]),
      2: rng.pick([buildBareQuestion, buildStoryQuestion, buildRowQuestion, buildRowQuestion]),
      3: rng.pick([
        buildBareQuestion,
        buildStoryQuestion,
        buildRowQuestion,
        buildRowQuestion,
        buildProductSlipQuestion,
      ]),
    }[difficulty];
    return ask(difficulty, rng);
  },
});
