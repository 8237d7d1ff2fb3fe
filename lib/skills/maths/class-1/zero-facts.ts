import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { shortNames } from "./short-names.ts";
import { tenFrame } from "./ten-frame.ts";

type Fact = "n+0" | "0+n" | "n-0" | "n-n";

interface Told {
  readonly rule: string;
  readonly hint: string;
  readonly sum: (number: number) => string;
  readonly result: (number: number) => number;
  readonly story: (number: number, child: string, name: string) => string;
  readonly gap: (number: number) => string;
}

const facts: Readonly<Record<Fact, Told>> = {
  "n+0": {
    rule: "Số nào cộng với 0 cũng bằng chính số đó",
    hint: "Thêm 0 là không thêm gì cả.",
    sum: (number) => `${number} + 0`,
    result: (number) => number,
    story: (number, child, name) => `${child} có ${number} ${name}, mẹ không cho thêm. ${child} có mấy ${name}?`,
    gap: (number) => `${number} + … = ${number}`,
  },
  "0+n": {
    rule: "0 cộng với số nào cũng bằng chính số đó",
    hint: "Lúc đầu chưa có gì. Con xem thêm mấy.",
    sum: (number) => `0 + ${number}`,
    result: (number) => number,
    story: (number, child, name) => `${child} chưa có ${name} nào, mẹ cho ${number} ${name}. ${child} có mấy ${name}?`,
    gap: (number) => `… + ${number} = ${number}`,
  },
  "n-0": {
    rule: "Số nào trừ đi 0 cũng bằng chính số đó",
    hint: "Bớt 0 là không bớt gì cả.",
    sum: (number) => `${number} − 0`,
    result: (number) => number,
    story: (number, child, name) => `${child} có ${number} ${name}, không cho ai cả. ${child} còn mấy ${name}?`,
    gap: (number) => `${number} − … = ${number}`,
  },
  "n-n": {
    rule: "Một số trừ đi chính số đó thì bằng 0",
    hint: "Bớt đi tất cả. Con xem còn lại gì không.",
    sum: (number) => `${number} − ${number}`,
    result: () => 0,
    story: (number, child, name) =>
      `${child} có ${number} ${name}, cho em cả ${number} ${name}. ${child} còn mấy ${name}?`,
    gap: (number) => `${number} − … = 0`,
  },
};

const levels: Readonly<Record<Difficulty, readonly Fact[]>> = {
  1: ["n+0"],
  2: ["n-0", "0+n"],
  3: ["n-n", "n-n", "n-0", "n+0"],
};

const pictures = ["apple", "orange", "mango", "candy", "marble"] as const;

function frameOf(fact: Fact, number: number, picture: (typeof pictures)[number]) {
  const alt = fact === "n-n" ? "Khung mười ô có các hình bị gạch hết." : "Khung mười ô có một nhóm hình.";
  return tenFrame({ groups: [{ picture, count: number }], crossed: fact === "n-n" ? number : 0, alt });
}

function distractorsOf(fact: Fact, number: number) {
  const { hint, result } = facts[fact];
  return [
    mistake("DATUM", fact === "n-n" ? number : 0, hint),
    mistake("OFF1", result(number) + 1, hint),
    mistake("OP", number * 2, hint),
    mistake("OFF1", number - 1, hint),
  ];
}

function buildResultQuestion(fact: Fact, number: number, rng: Rng): Question {
  const { rule, hint, sum, result, story } = facts[fact];
  const form = rng.pick(["bare", "typed", "story"] as const);
  const picture = rng.pick(pictures);
  const { name } = pictureText[picture];
  const frame = frameOf(fact, number, picture);
  const bare = form === "typed" ? `Con viết kết quả: ${sum(number)}` : `${sum(number)} bằng mấy?`;
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
    isTyped: form === "typed",
  });
}

/** "7 + … = 7": the number that is added or taken away. */
function buildGapQuestion(fact: Fact, number: number, rng: Rng): Question {
  const { rule, gap, sum } = facts[fact];
  const isAll = fact === "n-n";
  const answer = isAll ? number : 0;
  return numberQuestion(rng, {
    prompt: rng.pick([`Số nào điền vào chỗ trống: ${gap(number)}?`, `Con tìm số còn thiếu: ${gap(number)}`]),
    answer,
    range: [0, 20],
    distractors: [
      mistake("DATUM", isAll ? 0 : number, "Con thử viết số đó vào rồi tính nhé!"),
      mistake("OFF1", answer + 1, "Con thử viết số đó vào rồi tính nhé!"),
      mistake("OP", number * 2, "Con thử viết số đó vào rồi tính nhé!"),
      mistake("OFF1", answer - 1, "Con thử viết số đó vào rồi tính nhé!"),
    ],
    hints: ["Con xem số lúc đầu và kết quả có giống nhau không.", "Con thử từng số vào chỗ trống nhé!"],
    explanation: `${rule}: ${isAll ? `${sum(number)} = 0` : gap(number).replace("…", "0")}. Số cần tìm là ${answer}.`,
    praise: "calculate",
    identity: `gap ${gap(number)}`,
  });
}

/** "Phép tính nào đúng?": one true fact of four. */
function buildTrueQuestion(fact: Fact, number: number, rng: Rng): Question {
  const { rule, hint, sum, result } = facts[fact];
  const written = (text: string, value: number): Value => wordsValue(`${text} = ${value}`);
  const [plus, minus] = [`${number} + 0`, `${number} − 0`];
  return choiceQuestion(rng, {
    prompt: "Phép tính nào đúng?",
    answer: written(sum(number), result(number)),
    distractors: rng.shuffle([
      mistake("DATUM", written(plus, 0), "Thêm 0 là không thêm gì cả."),
      mistake("DATUM", written(minus, 0), "Bớt 0 là không bớt gì cả."),
      mistake("OFF1", written(plus, number + 1), "Thêm 0 thì không nhiều thêm con nhé!"),
      mistake("OP", written(`${number} − ${number}`, number), "Bớt đi tất cả thì còn lại gì không?"),
      mistake("OFF1", written(minus, number - 1), "Bớt 0 thì không ít đi con nhé!"),
    ]),
    hints: [hint, "Con tính từng phép tính một."],
    explanation: `${rule}: ${sum(number)} = ${result(number)}.`,
    praise: "choose",
    identity: `true ${sum(number)}`,
  });
}

/** Adding and taking 0 (curriculum, c1-zero-facts): n + 0, n − 0 and 0 + n, n − n and the true one of four. */
export const zeroFacts = defineNumberSkill({
  id: "c1-zero-facts",
  classId: "1",
  title: "Cộng, trừ với 0",
  generate(difficulty, rng) {
    const fact = rng.pick(levels[difficulty]);
    const number = rng.int(1, 10);
    const form = rng.int(0, difficulty === 3 ? 3 : 4);
    if (form >= 3) return buildGapQuestion(fact, number, rng);
    return difficulty === 3 && form > 0 ? buildTrueQuestion(fact, number, rng) : buildResultQuestion(fact, number, rng);
  },
});
