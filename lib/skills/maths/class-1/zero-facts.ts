import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { type Value, wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { shortNames } from "./short-names.ts";
import { tenFrame } from "./ten-frame.ts";

type Fact = "n+0" | "0+n" | "n-0" | "n-n";

interface Told {
  readonly rule: string;
  readonly hint: string;
  /** The rule in a few words. */
  readonly short: string;
  readonly sum: (number: number) => string;
  readonly result: (number: number) => number;
  readonly story: (number: number, child: string, name: string) => string;
}

const facts: Readonly<Record<Fact, Told>> = {
  "n+0": {
    rule: "Số nào cộng với 0 cũng bằng chính số đó",
    hint: "Thêm 0 là không thêm gì cả.",
    short: "Thêm 0 thì giữ nguyên.",
    sum: (number) => `${number} + 0`,
    result: (number) => number,
    story: (number, child, name) => `${child} có ${number} ${name}, mẹ không cho thêm. ${child} có mấy ${name}?`,
  },
  "0+n": {
    rule: "0 cộng với số nào cũng bằng chính số đó",
    hint: "Lúc đầu chưa có gì. Con xem thêm mấy.",
    short: "0 cộng với số nào thì bằng số đó.",
    sum: (number) => `0 + ${number}`,
    result: (number) => number,
    story: (number, child, name) => `${child} chưa có ${name} nào, mẹ cho ${number} ${name}. ${child} có mấy ${name}?`,
  },
  "n-0": {
    rule: "Số nào trừ đi 0 cũng bằng chính số đó",
    hint: "Bớt 0 là không bớt gì cả.",
    short: "Bớt 0 thì giữ nguyên.",
    sum: (number) => `${number} − 0`,
    result: (number) => number,
    story: (number, child, name) => `${child} có ${number} ${name}, không cho ai cả. ${child} còn mấy ${name}?`,
  },
  "n-n": {
    rule: "Một số trừ đi chính số đó thì bằng 0",
    hint: "Bớt đi tất cả. Con xem còn lại gì không.",
    short: "Bớt đi tất cả thì còn 0.",
    sum: (number) => `${number} − ${number}`,
    result: () => 0,
    story: (number, child, name) =>
      `${child} có ${number} ${name}, cho em cả ${number} ${name}. ${child} còn mấy ${name}?`,
  },
};

const pictures = ["apple", "orange", "mango", "candy", "marble"] as const;

function frameOf(fact: Fact, number: number, picture: (typeof pictures)[number]) {
  const alt = fact === "n-n" ? "Khung mười ô có các hình bị gạch hết." : "Khung mười ô có một nhóm hình.";
  return tenFrame({ groups: [{ picture, count: number }], crossed: fact === "n-n" ? number : 0, alt });
}

/** What is said to a result one less, one more, and to the other of 0 and the number. */
const wrong: Readonly<Record<Fact, readonly [less: string, more: string, other: string]>> = {
  "n+0": ["Con bớt đi rồi. Đây là phép cộng.", "Thêm 0 là không thêm gì cả.", "Cộng với 0 không làm mất đi cái nào."],
  "0+n": [
    "Con đếm sót rồi. Con đếm lại nhé!",
    "Con đếm thừa rồi. Lúc đầu chưa có gì.",
    "Lúc đầu chưa có gì, nhưng sau đó được thêm.",
  ],
  "n-0": [
    "Bớt 0 là không bớt gì cả.",
    "Con thêm vào rồi. Đây là phép trừ.",
    "Bớt 0 thì không mất gì. Con đừng bớt hết nhé!",
  ],
  "n-n": ["", "Con bớt còn thiếu. Con bớt đi tất cả nhé!", "Con chưa bớt gì. Con bớt đi tất cả nhé!"],
};

function distractorsOf(fact: Fact, number: number) {
  const result = facts[fact].result(number);
  const [less, more, other] = wrong[fact];
  return [
    mistake("DATUM", number - result, other),
    mistake("OFF1", result + 1, more),
    mistake("OP", number * 2, `Con lấy ${number} cộng ${number} rồi. Con xem lại nhé!`),
    mistake("OFF1", result - 1, less),
    mistake("OFF1", result + 2, more),
  ];
}

function buildResultQuestion(fact: Fact, number: number, isTyped: boolean, rng: Rng): Question {
  const { rule, hint, sum, result, story } = facts[fact];
  const form = rng.pick(["bare", "write", "story"] as const);
  const picture = rng.pick(pictures);
  const { name } = pictureText[picture];
  const frame = frameOf(fact, number, picture);
  const bare = form === "write" ? `Con tìm kết quả: ${sum(number)}` : `${sum(number)} bằng mấy?`;
  return numberQuestion(rng, {
    prompt: form === "story" ? story(number, rng.pick(shortNames), name) : bare,
    answer: result(number),
    range: [0, 20],
    distractors: distractorsOf(fact, number),
    hints: [
      hint,
      {
        say: fact === "n-n" ? "Con đếm những hình chưa bị gạch." : "Con đếm số hình trong khung.",
        figures: [frame],
      },
    ],
    explanation: { say: `${rule}: ${sum(number)} = ${result(number)}.`, figures: [frame] },
    praise: "calculate",
    identity: `${form} ${sum(number)}`,
    isTyped,
  });
}

type Gap = "n+…" | "n-…" | "n-…=0" | "…-n";

interface Missing {
  readonly equation: (number: number) => string;
  readonly answer: (number: number) => number;
  readonly rule: (number: number) => string;
  /** What comes of another number in the gap. */
  readonly tried: (number: number, value: number) => string;
}

const gaps: Readonly<Record<Gap, Missing>> = {
  "n+…": {
    equation: (number) => `${number} + … = ${number}`,
    answer: () => 0,
    rule: (number) => `Không thêm gì nên vẫn là ${number}. ${number} + 0 = ${number}.`,
    tried: (number) => `Thêm như thế thì nhiều hơn ${number} rồi.`,
  },
  "n-…": {
    equation: (number) => `${number} − … = ${number}`,
    answer: () => 0,
    rule: (number) => `Không bớt gì nên vẫn còn ${number}. ${number} − 0 = ${number}.`,
    tried: (number, value) =>
      value > number ? `Có ${number} thì không bớt được nhiều thế.` : `Bớt như thế thì không còn ${number}.`,
  },
  "n-…=0": {
    equation: (number) => `${number} − … = 0`,
    answer: (number) => number,
    rule: (number) => `Bớt đi tất cả thì còn 0. ${number} − ${number} = 0.`,
    tried: (number, value) =>
      value > number ? `Có ${number} thì không bớt được nhiều thế.` : "Bớt như thế thì vẫn còn. Con bớt hết nhé!",
  },
  "…-n": {
    equation: (number) => `… − ${number} = 0`,
    answer: (number) => number,
    rule: (number) => `Bớt ${number} thì hết, lúc đầu có ${number}. ${number} − ${number} = 0.`,
    tried: (number, value) =>
      value > number ? `Lúc đầu nhiều thế thì bớt ${number} vẫn còn.` : `Lúc đầu ít thế thì không bớt được ${number}.`,
  },
};

/** "7 − … = 7", "… − 5 = 0": the number in the gap is typed. */
function buildGapQuestion(gap: Gap, number: number, rng: Rng): Question {
  const { equation, answer, rule, tried } = gaps[gap];
  const right = answer(number);
  const values = [right === 0 ? number : 0, right + 1, right - 1, number * 2];
  return numberQuestion(rng, {
    prompt: rng.pick([`Điền số nào vào chỗ trống: ${equation(number)}?`, `Con tìm số còn thiếu: ${equation(number)}`]),
    answer: right,
    range: [0, 20],
    distractors: values.map((value) => mistake("DATUM", value, tried(number, value))),
    hints: ["Con xem số lúc đầu và kết quả có giống nhau không.", "Con thử từng số vào chỗ trống nhé!"],
    explanation: `${rule(number)} Số còn thiếu là ${right}.`,
    praise: "calculate",
    identity: `gap ${equation(number)}`,
    isTyped: true,
  });
}

const pairs = [
  ["n+0", "n-n"],
  ["n-0", "n+0"],
  ["0+n", "n-n"],
  ["n-n", "n-0"],
  ["n-0", "0+n"],
] as const satisfies readonly (readonly [Fact, Fact])[];

/** "4 + 0 … 4 − 4": a sign between two facts. */
function buildSignQuestion(number: number, rng: Rng): Question {
  const told = rng.shuffle(rng.pick(pairs)).map((fact) => facts[fact]);
  const sides = told.map((fact) => [fact.sum(number), fact.result(number)] as const);
  const [[left, here] = ["", 0], [right, there] = ["", 0]] = sides;
  const sign = signBetween(here, there);
  return signQuestion(rng, {
    prompt: "Con tính hai bên rồi điền dấu nhé!",
    sides: [left, right],
    sign,
    answer: `${left} ${sign} ${right}`,
    turned: "Con nhớ: miệng dấu luôn há về số lớn hơn.",
    notEqual: "Một bên còn nguyên, một bên bớt hết rồi.",
    hints: [told.map(({ short }) => short).join(" "), "Con tính từng bên rồi mới so sánh."],
    explanation: `${left} = ${here}. ${right} = ${there}. Vậy ${left} ${sign} ${right}.`,
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** "Phép tính nào đúng?": one true fact of four. */
function buildTrueQuestion(fact: Fact, number: number, rng: Rng): Question {
  const { rule, sum, result } = facts[fact];
  const written = (text: string, value: number): Value => wordsValue(`${text} = ${value}`);
  const [plus, minus] = [`${number} + 0`, `${number} − 0`];
  return choiceQuestion(rng, {
    prompt: "Phép tính nào đúng?",
    answer: written(sum(number), result(number)),
    distractors: rng.shuffle([
      mistake("DATUM", written(plus, 0), "Thêm 0 là không thêm gì cả."),
      mistake("DATUM", written(minus, 0), "Bớt 0 là không bớt gì cả."),
      mistake("OFF1", written(plus, number + 1), "Thêm 0 thì không nhiều thêm, con nhé!"),
      mistake("OP", written(`${number} − ${number}`, number), "Bớt đi tất cả thì còn lại gì không?"),
      mistake("OFF1", written(minus, number - 1), "Bớt 0 thì không ít đi, con nhé!"),
    ]),
    hints: ["Con tính từng phép tính một.", "Thêm 0, bớt 0 thì số không thay đổi. Bớt hết thì còn 0."],
    explanation: `${rule}: ${sum(number)} = ${result(number)}.`,
    praise: "choose",
    identity: `true ${sum(number)}`,
  });
}

/** Adding and taking 0 (curriculum, c1-zero-facts): n + 0, n − 0 and 0 + n, then n − n, gaps, signs and the true one of four. */
export const zeroFacts = defineNumberSkill({
  id: "c1-zero-facts",
  classId: "1",
  title: "Cộng, trừ với 0",
  generate(difficulty, rng) {
    const number = rng.int(1, 10);
    if (difficulty === 1) return buildResultQuestion("n+0", number, rng.int(0, 1) === 0, rng);
    if (difficulty === 2) return buildResultQuestion(rng.pick(["n-0", "0+n"]), number, true, rng);
    const form = rng.int(0, 5);
    if (form < 2) return buildGapQuestion(rng.pick(["n+…", "n-…", "n-…=0", "…-n"]), number, rng);
    if (form < 4) return buildSignQuestion(number, rng);
    return form === 4 ? buildResultQuestion("n-n", number, true, rng) : buildTrueQuestion("n-n", number, rng);
  },
});
