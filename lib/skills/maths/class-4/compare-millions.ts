import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, signQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { parted, ranked, reason, saidOfLength, saidOfPlace } from "./tell-large-numbers.ts";

/** Four numbers of four lengths, the shorter ones with larger digits; of one length; of one length with the same two digits in front. */
function pickFour(difficulty: Difficulty, rng: Rng): number[] {
  if (difficulty === 1) {
    const shortest = rng.pick([3, 4]);
    return [8, 6, 4, 2].map((digit, place) => {
      const unit = 10 ** (shortest + place);
      return rng.int(digit * unit, (digit + 2) * unit - 1);
    });
  }
  const place = 10 ** rng.int(3, 5);
  const base = (difficulty === 3 ? rng.int(11, 79) : rng.int(2, 7)) * place * 10;
  const [first = 1, second = 2, third = 3] = rng
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8])
    .slice(0, 3)
    .toSorted((a, b) => a - b);
  const low = (digit: number) => base + digit * place + rng.int(1, place - 1);
  // Two of them part only at the next place: there the eye goes on.
  const half = [rng.int(1, 4), rng.int(5, 9)].map((digit) => digit * (place / 10) + rng.int(1, place / 10 - 1));
  return [low(first), ...half.map((rest) => base + second * place + rest), low(third)];
}

const longer = "Số có nhiều chữ số hơn thì lớn hơn. Con đếm số chữ số trước nhé!";
const byPlaces = "Con so từng hàng từ trái sang phải, đừng nhìn các chữ số cuối nhé!";
const feedbacks: Readonly<Record<Difficulty, string>> = { 1: longer, 2: byPlaces, 3: byPlaces };

const byLengthHints = ["Con đếm chữ số của từng số.", "Số nào có nhiều chữ số hơn thì lớn hơn."] as const;
const byPlacesHints = [
  "Số chữ số bằng nhau nên con so từng hàng, bắt đầu từ hàng cao nhất.",
  "Hàng nào giống nhau thì con so tiếp hàng bên phải.",
] as const;
const hintsOf = { 1: byLengthHints, 2: byPlacesHints, 3: byPlacesHints } as const;

/** "Số nào bé nhất?" */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sorted = pickFour(difficulty, rng).toSorted((a, b) => a - b);
  const isLargest = rng.pick([true, false]);
  const inOrder = isLargest ? sorted.toReversed() : sorted;
  const [first = 0, ...others] = inOrder;
  const word = isLargest ? "lớn" : "bé";
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Số nào ${word} nhất?`,
      `Trong các số dưới đây, số ${word} nhất là:`,
      `Bốn bạn viết bốn số. Con chọn số ${word} nhất nhé!`,
    ]),
    answer: wholeValue(first),
    distractors: others.map((value) =>
      mistake("REL", wholeValue(value), difficulty === 1 ? saidOfLength(value, isLargest) : saidOfPlace(value, first)),
    ),
    hints: hintsOf[difficulty],
    explanation: `${ranked(inOrder)}. Số ${word} nhất là ${groupNumber(first)}.`,
    praise: "compare",
    identity: `extreme ${isLargest} ${sorted.join()}`,
  });
}

/** "98 765 … 102 340" */
function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const four = pickFour(difficulty, rng);
  const isEqual = difficulty === 2 && rng.int(1, 6) === 1;
  const [left = 0, other = 0] = rng.shuffle(rng.pick([four.slice(0, 2), four.slice(1, 3), four.slice(2)]));
  const right = isEqual ? left : other;
  const sign = signBetween(left, right);
  return signQuestion(rng, {
    prompt: rng.pick(["Con so sánh hai số.", "Điền dấu thích hợp vào giữa hai số."]),
    sides: [groupNumber(left), groupNumber(right)],
    sign,
    answer: `${groupNumber(left)} ${sign} ${groupNumber(right)}`,
    turned: feedbacks[difficulty],
    notEqual: "Hai số này không bằng nhau. Con so từng hàng nhé!",
    hints: hintsOf[difficulty],
    explanation: isEqual
      ? `Mọi hàng đều bằng nhau: ${groupNumber(left)} = ${groupNumber(right)}.`
      : `${reason(Math.min(left, right), Math.max(left, right))}.${left < right ? "" : ` Vậy ${groupNumber(left)} > ${groupNumber(right)}.`}`,
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** Four cards to put in order. */
function buildOrderQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickFour(difficulty, rng);
  const isRising = rng.pick([true, false]);
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(wholeValue),
    isRising,
    prompts: ["Con xếp các số {way}.", "Con sắp xếp bốn số theo thứ tự {way}."],
    first: "Số đứng đầu chưa phải số {name}. Con so từ hàng cao nhất nhé!",
    later: "Số đầu đúng rồi. Có hai số giống nhau ở mấy hàng đầu, con so tiếp hàng sau nhé!",
    hints: [
      "Bốn số có số chữ số bằng nhau nên con so từng hàng, bắt đầu từ hàng cao nhất.",
      "Hàng nào giống nhau thì con so tiếp hàng bên phải. Tìm được số {name} rồi, con xếp tiếp các số còn lại.",
    ],
    explanation: `Hàng đầu tiên khác nhau là ${parted(numbers.toSorted((a, b) => (isRising ? a - b : b - a)))}. {Way}: {row}.`,
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
  // No province has more people, no museum more guests than that.
  const numbers = pickFour(3, rng).map((value) => (value > 9_999_999 ? Math.floor(value / 10) : value));
  const { title, one, counted, most, least, ...table } = rng.pick(tables);
  const names = table.names.split(", ");
  const placed = rng.shuffle(numbers);
  const isLargest = rng.pick([true, false]);
  const rank = rng.pick([0, 1]);
  const sorted = numbers.toSorted((a, b) => (isLargest ? b - a : a - b));
  const nameOf = (value: number) => names[placed.indexOf(value)] ?? "";
  const right = sorted[rank] ?? 0;
  const others = sorted.filter((value) => value !== right);
  const listed = (values: readonly number[]): TableFigure => ({
    type: "table",
    title,
    head: [one, counted],
    rows: values.map((value) => [nameOf(value), groupNumber(value)]),
    marked: null,
    alt: `Bảng số liệu: ${title.toLowerCase()}.`,
  });
  const asked = `${isLargest ? most : least} ${rank === 0 ? "nhất" : "thứ hai"}`;
  return choiceQuestion(rng, {
    prompt: `${one} nào ${asked}?`,
    figures: [listed(placed)],
    answer: wordsValue(nameOf(right)),
    distractors: others.map((value) =>
      mistake(
        value === sorted[1 - rank] ? "PARTIAL" : "REL",
        wordsValue(nameOf(value)),
        `${nameOf(value)} có ${groupNumber(value)} ${counted.toLowerCase()}. Con xếp bốn số rồi đếm lại thứ tự nhé!`.replace(
          " số dân",
          " người",
        ),
      ),
    ),
    hints: [byPlacesHints[0], `Con xếp bốn số ${isLargest ? "từ lớn đến bé" : "từ bé đến lớn"} rồi xem câu hỏi.`],
    explanation: {
      say: `${sorted.map(groupNumber).join(isLargest ? " > " : " < ")}. Xếp ${isLargest ? "từ lớn đến bé" : "từ bé đến lớn"}: ${sorted.map(nameOf).join(", ")}. ${nameOf(right)} ${asked}.`,
      figures: [{ ...listed(sorted), marked: { row: rank, column: 1 } }],
    },
    praise: "compare",
    identity: `table ${asked} ${placed.join()}`,
  });
}

const rounds = [
  { name: "nghìn", size: 1000 },
  { name: "chục nghìn", size: 10_000 },
  { name: "trăm nghìn", size: 100_000 },
] as const;

/** "Có bao nhiêu số tròn nghìn lớn hơn 396 500 và bé hơn 404 000?" */
function buildBetweenQuestion(rng: Rng): Question {
  const { name, size } = rng.pick(rounds);
  const first = rng.int(12, 80) * 10 - rng.int(1, 4);
  const count = rng.int(5, 9);
  const isRound = rng.pick([true, false]);
  const from = (first - 1) * size + rng.int(1, 9) * (size / 10);
  const to = (first + count - 1) * size + (isRound ? size : rng.int(1, 9) * (size / 10));
  const round = Array.from({ length: count }, (_, place) => groupNumber((first + place) * size));
  const [least, most] = [groupNumber(from), groupNumber(to)];
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Có bao nhiêu số tròn ${name} lớn hơn ${least} và bé hơn ${most}?`,
      `Viết các số tròn ${name} lớn hơn ${least} và bé hơn ${most}. Có tất cả mấy số?`,
    ]),
    answer: count,
    range: [1, 99],
    distractors: [
      mistake(
        "COUNT-ENDS",
        count + 1,
        isRound
          ? `Con đếm cả ${most} rồi. Các số phải bé hơn số đó.`
          : `Con đếm thừa một số. Các số phải lớn hơn ${least} và bé hơn ${most}.`,
      ),
      mistake("COUNT-ENDS", count - 1, `Con còn thiếu một số. Con viết ra lần lượt từng số tròn ${name} nhé!`),
    ],
    hints: [
      `Con tìm số tròn ${name} đầu tiên lớn hơn ${least}.`,
      `Con viết tiếp các số tròn ${name} liền sau đó và dừng trước ${most}.`,
    ],
    explanation: `Các số đó là ${round.join("; ")}: có ${count} số.`,
    praise: "compare",
    identity: `between ${from} ${to} ${name}`,
  });
}

/** Numbers up to millions compared (curriculum, c4-compare-millions): by length; place by place; with the same digits in front. */
export const compareMillions = defineNumberSkill({
  id: "c4-compare-millions",
  classId: "4",
  title: "So sánh các số có nhiều chữ số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildExtremeQuestion, buildSignQuestion])(1, rng);
    if (difficulty === 2)
      return rng.pick([buildExtremeQuestion, buildSignQuestion, buildSignQuestion, buildOrderQuestion])(2, rng);
    const ask = rng.pick([buildTableQuestion, buildBetweenQuestion, null, null]);
    return ask === null ? buildOrderQuestion(3, rng) : ask(rng);
  },
});
