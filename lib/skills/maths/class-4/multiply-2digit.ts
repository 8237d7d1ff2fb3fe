import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import { longProduct } from "#lib/questions/working/long-product.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";

/** What goes wrong in a product by a number of two digits, and what comes out then. */
const mistakes = [
  {
    words: "chưa lùi tích riêng thứ hai sang trái một cột",
    result: (a: number, t: number, o: number) => a * o + a * t,
  },
  { words: "làm phép cộng thay cho phép nhân", result: (a: number, t: number, o: number) => a + t * 10 + o },
  { words: "chỉ nhân với số đơn vị, quên số chục", result: (a: number, _: number, o: number) => a * o },
  { words: "chỉ nhân với số chục, quên số đơn vị", result: (a: number, t: number) => a * t * 10 },
] as const;

/** "Nam tính 48 × 23 = 240. Nam sai vì:" */
function buildProductMistakeQuestion(first: number, rng: Rng): Question {
  const [tens, ones] = [rng.int(2, 9), rng.int(3, 9)];
  const second = tens * 10 + ones;
  const results = mistakes.map(({ result }) => result(first, tens, ones));
  // Two mistakes may lead to one result: 28 + 84 = 28 × 4.
  const made = rng.pick(mistakes.filter((_, place) => results.filter((each) => each === results[place]).length === 1));
  const child = rng.pick(children);
  const wrong = groupNumber(made.result(first, tens, ones));
  const [a, product] = [groupNumber(first), groupNumber(first * second)];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${child} tính ${a} × ${second} = ${wrong}. ${child} sai vì:`,
      `${child} viết: ${a} × ${second} = ${wrong}. Bạn ấy đã mắc lỗi nào?`,
    ]),
    answer: wordsValue(made.words),
    distractors: mistakes
      .filter(({ words }) => words !== made.words)
      .map(({ words }) =>
        mistake("FIELD", wordsValue(words), "Con làm thử theo lỗi đó xem có ra kết quả của bạn không nhé!"),
      ),
    hints: [
      "Con tính từng tích riêng trước.",
      {
        say: `Con tính ${a} × ${ones} và ${a} × ${tens * 10}, rồi so với kết quả của bạn.`,
        figures: [longProduct({ first, second, shown: 0, alt: "Phép nhân đặt theo cột dọc." })],
      },
    ],
    explanation: `Kết quả đúng là ${product}. Bạn ấy ${made.words} nên được ${wrong}.`,
    praise: "choose",
    identity: `mistake ${made.words} ${first} ${second}`,
  });
}

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

/** Without what is carried: 48 × 3 gives 124. */
function withoutCarries(number: number, times: number): number {
  const digits = Array.from(String(number), Number);
  return digits.reduce((value, each, place) => value * 10 + (place === 0 ? each * times : (each * times) % 10), 0);
}

function distractorsOf({ a, b }: Product): Distractor<number>[] {
  const [tens, ones] = [Math.floor(b / 10), b % 10];
  const product = a * b;
  const unshifted = mistake("PLACE", a * ones + a * tens, "Tích riêng thứ hai phải lùi sang trái một cột nhé!");
  const others = [
    mistake(
      "CARRY",
      withoutCarries(a, ones) + withoutCarries(a, tens) * 10,
      "Con nhớ cộng thêm phần nhớ khi nhân nhé!",
    ),
    mistake("CARRY", product - 100, "Con cộng lại hai tích riêng, chú ý phần nhớ nhé!"),
    mistake("CARRY", product + 10, "Con cộng lại hai tích riêng, chú ý phần nhớ nhé!"),
  ];
  if (ones === 0) {
    const short = mistake("ZERO", product / 10, "Con viết thêm chữ số 0 vào bên phải tích nhé!");
    return [short, mistake("ZERO", product * 10, "Con đếm lại số chữ số 0 nhé!"), ...others];
  }
  const dropped = Number(String(a).replaceAll("0", "")) * b;
  return [
    unshifted,
    ...(dropped === product ? [] : [mistake("ZERO", dropped, "Con nhân cả chữ số 0 ở thừa số thứ nhất nhé!")]),
    ...others,
  ];
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
    distractors: distractorsOf({ a, b }),
    hints: ["Con tách thừa số thứ hai thành chục và đơn vị.", workingHint(a, b)],
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
  const shown = isTens
    ? `${first} × ${b} = ${first} × … + ${first} × ${ones}`
    : `${first} × ${b} = ${first} × ${tens} + ${first} × …`;
  return numberQuestion(rng, {
    prompt: `Số cần điền: ${shown}`,
    answer: isTens ? tens : ones,
    range: [1, 999],
    isTyped: true,
    distractors: [
      mistake("PLACE", isTens ? tens / 10 : ones * 10, "Con xem chữ số đó ở hàng chục hay hàng đơn vị nhé!"),
      mistake("DATUM", b, "Con chỉ viết phần còn thiếu của thừa số thứ hai."),
      mistake("DATUM", isTens ? ones : tens, "Phần này đã có rồi. Con tìm phần còn thiếu nhé!"),
    ],
    hints: [
      "Thừa số thứ hai được tách thành số chục và số đơn vị.",
      `Con tách ${b} thành tổng của số tròn chục và số đơn vị.`,
    ],
    explanation: `${b} = ${tens} + ${ones} nên ${shown.replace("…", String(isTens ? tens : ones))}.`,
    praise: "calculate",
    identity: `split ${shown}`,
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
  return numberQuestion(rng, {
    prompt: fillGaps(text, { a: groupNumber(a), b }),
    answer: a * b,
    write: (value) => countedValue(wholeValue(value), unit),
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

/** Multiplying by a number of two digits (curriculum, c4-multiply-2digit): two digits, three digits, with a zero. */
export const multiplyTwoDigits = defineNumberSkill({
  id: "c4-multiply-2digit",
  classId: "4",
  title: "Nhân với số có hai chữ số",
  generate(difficulty, rng) {
    const ask = rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildSplitQuestion, null]);
    return ask === null ? buildProductMistakeQuestion(pickProduct(difficulty, rng).a, rng) : ask(difficulty, rng);
  },
});
