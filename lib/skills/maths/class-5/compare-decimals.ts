import { measure } from "#lib/core/measure.ts";
import { compareRationals } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalValue, type NumberValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";

const byParts = "Số có nhiều chữ số hơn chưa chắc lớn hơn. Con so sánh từng hàng, từ trái sang phải nhé!";

/** Different whole parts; the smaller ones tend to have more digits behind the comma. */
function pickWholes(rng: Rng): NumberValue[] {
  const least = rng.int(2, 15);
  const wholes = rng.shuffle([0, 1, 2, 3, 4]).slice(0, 4).toSorted();
  return wholes.map((more, rank) => {
    const places = rank === 0 ? rng.int(2, 3) : rng.pick([1, 1, 2, 3]);
    return decimalValue((least + more) * 10 ** places + tail(rng, places), places);
  });
}

/** Digits behind a comma, the last one not 0. */
function tail(rng: Rng, places: number): number {
  return rng.int(0, 10 ** (places - 1) - 1) * 10 + rng.int(1, 9);
}

/** One whole part, four different tenths, of different lengths. */
function pickTenths(rng: Rng): NumberValue[] {
  const whole = rng.int(2, 19);
  const tenths = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4).toSorted();
  return tenths.map((tenth, rank) => {
    const more = rank === 3 && tenth > 0 ? 0 : rng.int(1, 2);
    const scaled = (whole * 10 + tenth) * 10 ** more + (more === 0 ? 0 : tail(rng, more));
    return decimalValue(scaled, 1 + more);
  });
}

/** One whole part and no more than two different tenths: hundredths and thousandths decide. */
function pickHundredths(rng: Rng): NumberValue[] {
  const whole = rng.int(2, 19);
  const tenth = rng.int(1, 8);
  const [first = 1, second = 2] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const start = whole * 10 + tenth;
  return [
    decimalValue(start, 1),
    decimalValue(start * 100 + first, 3),
    decimalValue(start * 10 + second, 2),
    decimalValue(start + 1, 1),
  ];
}

const pickFour = { 1: pickWholes, 2: pickTenths, 3: pickHundredths } as const;

const hintsOf = {
  1: ["Con so sánh phần nguyên trước.", "Số nào có phần nguyên lớn hơn thì lớn hơn."],
  2: ["Phần nguyên bằng nhau thì con so sánh hàng phần mười.", "Số nào có chữ số hàng phần mười lớn hơn thì lớn hơn."],
  3: [
    "Phần nguyên bằng nhau thì con so sánh lần lượt hàng phần mười, phần trăm, phần nghìn.",
    "Con viết thêm chữ số 0 vào bên phải để các số có cùng số chữ số ở phần thập phân.",
  ],
} as const;

const why = {
  1: "So sánh phần nguyên",
  2: "Phần nguyên bằng nhau, so sánh hàng phần mười",
  3: "So sánh lần lượt từng hàng từ trái sang phải",
} as const;

function inOrder(numbers: readonly NumberValue[], isRising: boolean): NumberValue[] {
  return numbers.toSorted((a, b) => compareRationals(a.number, b.number) * (isRising ? 1 : -1));
}

function rowOf(numbers: readonly NumberValue[], sign: string): string {
  return numbers.map(({ line }) => line.text).join(sign);
}

/** Said to a number chosen wrongly: what decides about it. */
function sayOf({ number, line }: NumberValue, difficulty: Difficulty): string {
  const size = number.top / number.bottom;
  if (difficulty === 1)
    return `${line.text} có phần nguyên là ${Math.floor(size)}. Con so sánh phần nguyên của bốn số trước nhé!`;
  const tenth = Math.floor(Math.round(size * 1000) / 100) % 10;
  return `${line.text} có chữ số hàng phần mười là ${tenth}. Con so sánh hàng phần mười của bốn số nhé!`;
}

/** "Số nào lớn nhất?" */
function buildExtremeQuestion(rng: Rng, difficulty: Difficulty): Question {
  const numbers = pickFour[difficulty](rng);
  const isLargest = rng.pick([true, false]);
  const [answer = wordsless, ...others] = inOrder(numbers, !isLargest);
  return choiceQuestion(rng, {
    prompt: isLargest ? "Số nào lớn nhất?" : "Số nào bé nhất?",
    answer,
    distractors: others
      .toReversed()
      .map((other) => mistake(difficulty === 1 ? "FIELD" : "DEC-LEN", other, sayOf(other, difficulty))),
    hints: hintsOf[difficulty],
    explanation: `${why[difficulty]}: ${rowOf([answer, ...others], isLargest ? " > " : " < ")}. Số ${isLargest ? "lớn" : "bé"} nhất là ${answer.line.text}.`,
    praise: "compare",
    identity: `extreme ${isLargest} ${rowOf([answer, ...others], " ")}`,
  });
}

const wordsless = decimalValue(0, 0);

/** 3,5 … 3,49: which sign? */
function buildSignQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [first = wordsless, second = wordsless] = rng.shuffle(pickFour[difficulty](rng));
  const sign = compareRationals(first.number, second.number) < 0 ? "<" : ">";
  const answer = `${first.line.text} ${sign} ${second.line.text}`;
  return signQuestion(rng, {
    prompt: "Con điền dấu nào cho đúng?",
    sides: [first.line, second.line],
    sign,
    answer,
    turned: difficulty === 1 ? "Con so sánh phần nguyên của hai số trước nhé!" : byParts,
    notEqual: "Hai số chưa bằng nhau đâu. Con so sánh từng hàng nhé!",
    hints: hintsOf[difficulty],
    explanation: `${why[difficulty]}: ${answer}.`,
    praise: "compare",
    identity: `sign ${answer}`,
  });
}

/** Paper the children collected, in a table: "Bạn nào gom được nhiều nhất?" */
function buildTableQuestion(rng: Rng, difficulty: Difficulty): Question {
  const numbers = rng.shuffle(pickFour[difficulty](rng));
  const names = rng.shuffle(children).slice(0, 4);
  const isLargest = rng.pick([true, false]);
  const [best = wordsless, ...others] = inOrder(numbers, !isLargest);
  const nameOf = (number: NumberValue) => names[numbers.indexOf(number)] ?? "";
  const most = isLargest ? "nhiều nhất" : "ít nhất";
  return choiceQuestion(rng, {
    prompt: `Bảng ghi số giấy vụn bốn bạn gom được. Bạn nào gom được ${most}?`,
    figures: [
      {
        type: "table",
        title: null,
        head: ["Bạn", "Giấy vụn"],
        rows: numbers.map((number, at) => [names[at] ?? "", measure(number.line.text, "kg")]),
        marked: null,
        alt: "Bảng ghi số ki-lô-gam giấy vụn của từng bạn.",
      },
    ],
    answer: wordsValue(nameOf(best)),
    distractors: others
      .toReversed()
      .map((other) => mistake("DEC-LEN", wordsValue(nameOf(other)), sayOf(other, difficulty))),
    hints: hintsOf[difficulty],
    explanation: `${why[difficulty]}: ${rowOf([best, ...others], isLargest ? " > " : " < ")}. Bạn gom được ${most} là ${nameOf(best)}.`,
    praise: "compare",
    identity: `table ${isLargest} ${rowOf([best, ...others], " ")}`,
  });
}

/** Four cards to put in order. */
function buildOrderQuestion(rng: Rng): Question {
  return buildOrderCardsQuestion(rng, {
    numbers: pickFour[rng.pick([2, 3, 3] as const)](rng),
    isRising: rng.pick([true, false]),
    prompts: ["Con xếp các số {way} nhé!"],
    first: "Số đầu tiên chưa đúng. Con so sánh từng hàng, từ trái sang phải nhé!",
    later: "Số đầu tiên đúng rồi. Con so sánh tiếp các số còn lại nhé!",
    hints: hintsOf[3],
    explanation: `${why[3]}, ta xếp được: {row}.`,
    identityOf: (row) => rowOf(row, "; "),
  });
}

/** "Dãy nào xếp các số từ bé đến lớn?" */
function buildRowQuestion(rng: Rng): Question {
  const numbers = inOrder(pickFour[rng.pick([2, 3, 3] as const)](rng), true);
  const isRising = rng.pick([true, false]);
  const write = (row: readonly NumberValue[]) => wordsValue(rowOf(row, "; "));
  const right = isRising ? numbers : numbers.toReversed();
  const [a = wordsless, b = wordsless, c = wordsless, d = wordsless] = right;
  const byLength = right.toSorted((one, two) => one.line.text.length - two.line.text.length);
  const distractors: Distractor[] = [
    mistake("REL", write(right.toReversed()), "Dãy này xếp ngược lại rồi con nhé!"),
    mistake("DEC-LEN", write(byLength), byParts),
    mistake("DEC-LEN", write([b, a, c, d]), byParts),
    mistake("DEC-LEN", write([a, c, b, d]), byParts),
    mistake("DEC-LEN", write([a, b, d, c]), byParts),
  ];
  return choiceQuestion(rng, {
    prompt: `Dãy nào xếp các số từ ${isRising ? "bé đến lớn" : "lớn đến bé"}?`,
    answer: write(right),
    distractors,
    hints: hintsOf[3],
    explanation: `${why[3]}, ta xếp được: ${rowOf(right, "; ")}.`,
    praise: "order",
    identity: `row ${isRising} ${rowOf(right, "; ")}`,
  });
}

/** Decimals compared (curriculum, c5-compare-decimals): by their whole part; by their places; four in order. */
export const compareDecimals = defineNumberSkill({
  id: "c5-compare-decimals",
  classId: "5",
  title: "So sánh số thập phân",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildOrderQuestion, buildOrderQuestion, buildRowQuestion])(rng);
    return rng.pick([buildExtremeQuestion, buildSignQuestion, buildTableQuestion])(rng, difficulty);
  },
});
