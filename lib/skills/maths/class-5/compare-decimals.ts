import { measure } from "#lib/core/measure.ts";
import { compareRationals } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalValue, type NumberValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { reasonOfRow, reasonOfTwo } from "./compare-reasons.ts";
import { pickFour, tail } from "./decimals-to-compare.ts";

const byParts = "Con so sánh từng hàng, từ trái sang phải nhé!";
const byLength = `Số có nhiều chữ số hơn chưa chắc lớn hơn. ${byParts}`;

const lengthOf = ({ line }: NumberValue) => line.text.length;

const hintsOf = {
  1: ["Con so sánh phần nguyên trước.", "Số nào có phần nguyên lớn hơn thì lớn hơn."],
  2: ["Phần nguyên bằng nhau thì con so sánh hàng phần mười.", "Số nào có chữ số hàng phần mười lớn hơn thì lớn hơn."],
  3: [
    "Phần nguyên bằng nhau thì con so sánh lần lượt hàng phần mười, phần trăm, phần nghìn.",
    "Con viết thêm chữ số 0 vào bên phải để các số có cùng số chữ số ở phần thập phân.",
  ],
} as const;

function inOrder(numbers: readonly NumberValue[], isRising: boolean): NumberValue[] {
  return numbers.toSorted((a, b) => compareRationals(a.number, b.number) * (isRising ? 1 : -1));
}

/** Four numbers in order, and why. */
function explainRow(numbers: readonly NumberValue[], difficulty: Difficulty, isFalling: boolean): string {
  const sign = isFalling ? " > " : " < ";
  return `${reasonOfRow(numbers, difficulty, sign)} ${rowOf(numbers, sign)}.`;
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
    explanation: `${explainRow([answer, ...others], difficulty, isLargest)} Số ${isLargest ? "lớn" : "bé"} nhất là ${answer.line.text}.`,
    praise: "compare",
    identity: `extreme ${isLargest} ${rowOf([answer, ...others], " ")}`,
  });
}

const wordsless = decimalValue(0, 0);

/** 3,5 … 3,49: which sign? */
function buildSignQuestion(rng: Rng, difficulty: Difficulty): Question {
  const four = pickFour[difficulty](rng);
  // Of the fourth one the tenths tell already.
  const [first = wordsless, second = wordsless] = rng.shuffle(difficulty === 3 ? four.slice(0, 3) : four);
  const sign = compareRationals(first.number, second.number) < 0 ? "<" : ">";
  const answer = `${first.line.text} ${sign} ${second.line.text}`;
  const [small, large] = sign === "<" ? [first, second] : [second, first];
  // The sign turned round says that the smaller one is larger: only where it is longer, its length may be the reason.
  const turned = lengthOf(small) > lengthOf(large) ? byLength : byParts;
  return signQuestion(rng, {
    prompt: "Con điền dấu nào cho đúng?",
    sides: [first.line, second.line],
    sign,
    answer,
    turned: difficulty === 1 ? "Con so sánh phần nguyên của hai số trước nhé!" : turned,
    notEqual: "Hai số chưa bằng nhau đâu. Con so sánh từng hàng nhé!",
    hints: hintsOf[difficulty],
    explanation: reasonOfTwo(first, second, sign),
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
  const table = {
    type: "table",
    title: null,
    head: ["Bạn", "Giấy vụn"],
    rows: numbers.map((number, at) => [names[at] ?? "", measure(number.line.text, "kg")]),
    marked: null,
    alt: "Bảng ghi số ki-lô-gam giấy vụn của từng bạn.",
  } as const;
  return choiceQuestion(rng, {
    prompt: `Bảng ghi số giấy vụn bốn bạn gom được. Bạn nào gom được ${most}?`,
    figures: [table],
    answer: wordsValue(nameOf(best)),
    distractors: others
      .toReversed()
      .map((other) => mistake("DEC-LEN", wordsValue(nameOf(other)), sayOf(other, difficulty))),
    hints: hintsOf[difficulty],
    explanation: {
      say: `${explainRow([best, ...others], difficulty, isLargest)} Bạn gom được ${most} là ${nameOf(best)}.`,
      figures: [{ ...table, marked: { row: numbers.indexOf(best), column: 1 } }],
    },
    praise: "compare",
    identity: `table ${isLargest} ${rowOf([best, ...others], " ")}`,
  });
}

/** Four cards to put in order. */
function buildOrderQuestion(rng: Rng, difficulty: Difficulty): Question {
  const numbers = pickFour[difficulty](rng);
  const isRising = rng.pick([true, false]);
  const reason = reasonOfRow(inOrder(numbers, isRising), difficulty, isRising ? " < " : " > ");
  return buildOrderCardsQuestion(rng, {
    numbers,
    isRising,
    prompts: ["Con xếp các số {way} nhé!"],
    first: `Số đầu tiên chưa đúng. ${byParts}`,
    later: "Số đầu tiên đúng rồi. Con so sánh tiếp các số còn lại nhé!",
    hints: hintsOf[difficulty],
    explanation: `${reason} ta xếp được: {row}.`,
    identityOf: (row) => rowOf(row, "; "),
  });
}

/** "Tìm số tự nhiên lớn hơn 6,8 và bé hơn 7,15." */
function buildBetweenQuestion(rng: Rng): Question {
  const whole = rng.int(2, 60);
  const [below, above] = [rng.int(1, 2), rng.int(1, 2)];
  const least = decimalValue((whole - 1) * 10 ** below + tail(rng, below), below).line.text;
  const most = decimalValue(whole * 10 ** above + tail(rng, above), above).line.text;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số tự nhiên nào lớn hơn ${least} và bé hơn ${most}?`,
      `Tìm số tự nhiên thích hợp để điền vào chỗ chấm: ${least} < … < ${most}`,
    ]),
    answer: whole,
    range: [0, 999],
    isTyped: true,
    distractors: [
      mistake("REL", whole - 1, `Số đó bé hơn ${least} rồi. Con tìm số tự nhiên lớn hơn ${least}.`),
      mistake("REL", whole + 1, `Số đó lớn hơn ${most} rồi. Con tìm số tự nhiên bé hơn ${most}.`),
    ],
    hints: ["Con tìm một số tự nhiên nằm giữa hai số đã cho.", `Con tìm số tự nhiên đứng ngay sau ${least}.`],
    explanation: `Vì ${least} < ${whole} và ${whole} < ${most} nên số cần tìm là ${whole}.`,
    praise: "compare",
    identity: `between ${least} ${most}`,
  });
}

/** "Tìm chữ số thích hợp để điền vào ô trống: 5,8□3 < 5,817": only one digit is small enough. */
function buildDigitQuestion(rng: Rng): Question {
  const [whole, tenth, last] = [rng.int(2, 40), rng.int(1, 9), rng.int(2, 7)];
  const isLess = rng.pick([true, false]);
  // 5,8□6 < 5,813 leaves only 0, 5,8□4 > 5,886 only 9.
  const [edge, answer] = isLess ? [1, 0] : [8, 9];
  const other = isLess ? rng.int(0, last - 1) : rng.int(last + 1, 9);
  const start = `${whole},${tenth}`;
  const given = `${start}${edge}${other}`;
  const sign = isLess ? "<" : ">";
  const kept = `${start}${answer}${last} ${sign} ${given}`;
  return numberQuestion(rng, {
    prompt: `Tìm chữ số thích hợp để điền vào ô trống: ${start}□${last} ${sign} ${given}`,
    answer,
    range: [0, 10],
    isTyped: true,
    distractors: [
      ...Array.from({ length: 10 }, (_, digit) =>
        mistake<number>(
          "REL",
          digit,
          digit === edge
            ? "Khi đó hàng phần trăm bằng nhau. Con so sánh tiếp hàng phần nghìn nhé!"
            : `Con thử viết chữ số đó vào ô trống: số bên trái có ${isLess ? "bé hơn" : "lớn hơn"} ${given} không?`,
        ),
      ),
      mistake("PLACE", 10, "Ô trống chỉ viết được một chữ số."),
    ],
    hints: [
      "Hai số đã giống nhau phần nguyên và hàng phần mười. Con so sánh hàng phần trăm.",
      "Hàng phần trăm bằng nhau thì con so sánh tiếp hàng phần nghìn.",
    ],
    explanation: `Nếu hàng phần trăm bằng nhau thì ở hàng phần nghìn ${last} ${isLess ? ">" : "<"} ${other}, không được. Vậy chữ số hàng phần trăm phải ${isLess ? "bé hơn" : "lớn hơn"} ${edge}, đó là ${answer}: ${kept}.`,
    praise: "compare",
    identity: `digit ${given} ${last} ${sign}`,
  });
}

/** Decimals compared (curriculum, c5-compare-decimals): by their whole part; by their tenths; by any place, a number or digit found. */
export const compareDecimals = defineNumberSkill({
  id: "c5-compare-decimals",
  classId: "5",
  title: "So sánh số thập phân",
  generate: byDifficulty({
    1: [
      (rng) => buildSignQuestion(rng, 1),
      (rng) => buildSignQuestion(rng, 1),
      (rng) => buildExtremeQuestion(rng, 1),
      (rng) => buildTableQuestion(rng, 1),
    ],
    2: [
      (rng) => buildSignQuestion(rng, 2),
      (rng) => buildSignQuestion(rng, 2),
      (rng) => buildOrderQuestion(rng, 2),
      (rng) => buildTableQuestion(rng, 2),
    ],
    3: [
      (rng) => buildOrderQuestion(rng, 3),
      (rng) => buildSignQuestion(rng, 3),
      (rng) => buildBetweenQuestion(rng),
      (rng) => buildDigitQuestion(rng),
    ],
  }),
});
