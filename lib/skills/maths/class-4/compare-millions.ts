import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Four numbers of several lengths, the shorter ones with large digits; or of one length that part at an inner place. */
function pickFour(difficulty: Difficulty, rng: Rng): number[] {
  if (difficulty === 1) {
    const length = rng.pick([5, 6]);
    const [short, long] = [10 ** (length - 1), 10 ** length];
    return [
      rng.int(7 * short, long - 1),
      rng.int(6 * short, 7 * short - 1),
      rng.int(long, 3 * long),
      rng.int(3 * long + 1, 5 * long),
    ];
  }
  const place = 10 ** rng.int(3, 5);
  const base = rng.int(11, 79) * place * 10 + rng.int(1, 4) * place;
  const near = rng.pick([0, 1]) * place;
  const low = () => rng.int(1, place - 1);
  const swapped = base + 4 * place + low();
  return [base + low(), base + place + near + low(), base + 3 * place + low(), swapped];
}

/** The same with at most seven digits, for cards and tables. */
function pickShort(difficulty: Difficulty, rng: Rng): number[] {
  return pickFour(difficulty, rng).map((value) => (value > 9_999_999 ? Math.floor(value / 10) : value));
}

const longer = "Số có nhiều chữ số hơn thì lớn hơn. Con đếm số chữ số trước nhé!";
const byPlaces = "Con so từng hàng từ trái sang phải, đừng nhìn các chữ số cuối nhé!";
const feedbacks: Readonly<Record<Difficulty, string>> = { 1: longer, 2: byPlaces, 3: byPlaces };

const hints = [
  "Số nào có nhiều chữ số hơn thì lớn hơn.",
  "Nếu số chữ số bằng nhau, con so từng cặp chữ số cùng hàng, bắt đầu từ hàng cao nhất.",
] as const;

/** Where two written numbers part: "598 999 và 602 000". */
function reason(small: number, large: number): string {
  const [less, more] = [String(small), String(large)];
  const told = `${groupNumber(small)} < ${groupNumber(large)}`;
  if (less.length < more.length) return `Số ${groupNumber(small)} có ít chữ số hơn nên ${told}`;
  const at = [...less].findIndex((digit, place) => digit !== more[place]);
  return `Ở hàng đầu tiên khác nhau, ${less[at]} < ${more[at]} nên ${told}`;
}

/** "Số nào bé nhất?" */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sorted = pickFour(difficulty, rng).toSorted((a, b) => a - b);
  const isLargest = rng.pick([true, false]);
  const [first = 0, second = 0, ...others] = isLargest ? sorted.toReversed() : sorted;
  const word = isLargest ? "lớn" : "bé";
  const pair = isLargest ? reason(second, first) : reason(first, second);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Số nào ${word} nhất?`,
      `Trong các số dưới đây, số ${word} nhất là:`,
      `Bốn bạn viết bốn số. Con chọn số ${word} nhất nhé!`,
    ]),
    answer: wholeValue(first),
    distractors: [second, ...others].map((value) =>
      mistake("REL", wholeValue(value), String(value).length === String(first).length ? byPlaces : longer),
    ),
    hints,
    explanation: `${pair}. Số ${word} nhất là ${groupNumber(first)}.`,
    praise: "compare",
    identity: `extreme ${isLargest} ${sorted.join()}`,
  });
}

/** "98 765 … 102 340" */
function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const four = pickFour(difficulty, rng);
  const isEqual = difficulty === 2 && rng.int(1, 6) === 1;
  const [left = 0, other = 0] = rng.shuffle(difficulty === 1 ? four.slice(1, 3) : four.slice(0, 3));
  const right = isEqual ? left : other;
  const sign = signBetween(left, right);
  return signQuestion(rng, {
    prompt: rng.pick(["Con so sánh hai số.", "Điền dấu thích hợp vào giữa hai số."]),
    sides: [groupNumber(left), groupNumber(right)],
    sign,
    answer: `${groupNumber(left)} ${sign} ${groupNumber(right)}`,
    turned: feedbacks[difficulty],
    notEqual: "Hai số này không bằng nhau. Con so từng hàng nhé!",
    hints,
    explanation: isEqual
      ? `Mọi hàng đều bằng nhau: ${groupNumber(left)} = ${groupNumber(right)}.`
      : `${reason(Math.min(left, right), Math.max(left, right))}.${left < right ? "" : ` Vậy ${groupNumber(left)} > ${groupNumber(right)}.`}`,
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** Four cards to put in order. */
function buildOrderQuestion(rng: Rng): Question {
  return buildOrderCardsQuestion(rng, {
    numbers: pickShort(rng.pick([1, 3] as const), rng).map(wholeValue),
    isRising: rng.pick([true, false]),
    prompts: ["Con xếp các số {way}.", "Con sắp xếp bốn số theo thứ tự {way}."],
    first: "Con tìm số {name} trước nhé!",
    later: "Số đầu đúng rồi. Con so tiếp các số còn lại nhé!",
    hints,
    explanation: "Thứ tự đúng là: {row}.",
    identityOf: (row) => row.map(({ line }) => line.text).join(),
  });
}

const tables = readTable(
  { numbers: [], words: ["title", "one", "counted", "names", "most", "least"] },
  `
  Số dân bốn tỉnh          | Tỉnh     | Số dân     | Tỉnh A, Tỉnh B, Tỉnh C, Tỉnh D           | đông dân       | ít dân
  Số lượt khách trong năm  | Bảo tàng | Lượt khách | Mỹ thuật, Lịch sử, Dân tộc, Thiên nhiên  | đông khách     | ít khách
  Số lượt xem phim         | Phim     | Lượt xem   | Dế Mèn, Thạch Sanh, Tấm Cám, Cóc Tía     | nhiều lượt xem | ít lượt xem
`,
);

/** "Tỉnh nào đông dân thứ hai?" */
function buildTableQuestion(rng: Rng): Question {
  const numbers = pickShort(3, rng);
  const { title, one, counted, most, least, ...table } = rng.pick(tables);
  const names = table.names.split(", ");
  const placed = rng.shuffle(numbers);
  const isLargest = rng.pick([true, false]);
  const rank = rng.pick([0, 1]);
  const sorted = numbers.toSorted((a, b) => (isLargest ? b - a : a - b));
  const nameOf = (value: number) => names[placed.indexOf(value)] ?? "";
  const right = sorted[rank] ?? 0;
  const others = sorted.filter((value) => value !== right);
  const asked = `${isLargest ? most : least} ${rank === 0 ? "nhất" : "thứ hai"}`;
  return choiceQuestion(rng, {
    prompt: `${one} nào ${asked}?`,
    figures: [
      {
        type: "table",
        title,
        head: [one, counted],
        rows: placed.map((value, place) => [names[place] ?? "", groupNumber(value)]),
        marked: null,
        alt: `Bảng số liệu: ${title.toLowerCase()}.`,
      },
    ],
    answer: wordsValue(nameOf(right)),
    distractors: others.map((value) =>
      mistake(value === sorted[1 - rank] ? "PARTIAL" : "REL", wordsValue(nameOf(value)), byPlaces),
    ),
    hints: [hints[1], `Con xếp bốn số ${isLargest ? "từ lớn đến bé" : "từ bé đến lớn"} rồi xem câu hỏi.`],
    explanation: `Xếp ${isLargest ? "từ lớn đến bé" : "từ bé đến lớn"}: ${sorted.map(nameOf).join(", ")}. ${nameOf(right)} ${asked}.`,
    praise: "compare",
    identity: `table ${asked} ${placed.join()}`,
  });
}

/** Numbers up to hundreds of millions compared (curriculum, c4-compare-millions): by length, place by place, four in order. */
export const compareMillions = defineNumberSkill({
  id: "c4-compare-millions",
  classId: "4",
  title: "So sánh các số có nhiều chữ số",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildOrderQuestion, buildTableQuestion])(rng);
    return rng.pick([buildExtremeQuestion, buildSignQuestion])(difficulty, rng);
  },
});
