import type { Rng } from "#lib/core/rng.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";

interface Series {
  readonly topic: SeriesTopic;
  readonly numbers: readonly number[];
}

/** So many numbers in no order; some come twice where that is wanted. */
function pickSeries(rng: Rng, count: number, hasRepeats: boolean): Series {
  const topic = rng.pick(hasRepeats ? seriesTopics : seriesTopics.slice(1));
  const all = rng.shuffle(Array.from({ length: topic.to - topic.from + 1 }, (_, place) => topic.from + place));
  const different = hasRepeats ? Math.min(count - rng.int(1, 2), all.length - 1) : count;
  const numbers = all.slice(0, different);
  const repeated = Array.from({ length: count - different }, () => rng.pick(numbers));
  return { topic, numbers: rng.shuffle([...numbers, ...repeated]) };
}

const listed = (numbers: readonly number[]) => numbers.join("; ");

/** "Dãy số liệu: 8; 9; 7; 10; 9. Dãy có bao nhiêu số liệu?" */
function buildCountQuestion(rng: Rng): Question {
  const count = rng.int(5, 8);
  const { topic, numbers } = pickSeries(rng, count, true);
  const different = new Set(numbers).size;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. Dãy số liệu trên có bao nhiêu số liệu?`,
      `Cho dãy số liệu: ${listed(numbers)}. Dãy có tất cả bao nhiêu số liệu?`,
      `${topic.told} được ghi thành dãy: ${listed(numbers)}. Có bao nhiêu số liệu trong dãy?`,
    ]),
    answer: count,
    write: wholeValue,
    range: [1, 200],
    distractors: [
      mistake("PARTIAL", different, "Số nào viết hai lần thì vẫn là hai số liệu. Con đếm cả số lặp lại nhé!"),
      mistake("DATUM", Math.max(...numbers), "Đó là số lớn nhất trong dãy. Con đếm xem có bao nhiêu số nhé!"),
      mistake("DATUM", numbers.at(-1) ?? 0, "Đó là số cuối của dãy. Con đếm xem có bao nhiêu số nhé!"),
    ],
    hints: ["Mỗi số trong dãy là một số liệu.", "Con đếm lần lượt từng số, kể cả số viết lặp lại."],
    explanation: `Đếm tất cả các số trong dãy, kể cả số lặp lại: có ${count} số liệu.`,
    praise: "count",
    identity: `count ${listed(numbers)}`,
  });
}

/** "Số liệu thứ ba là số nào?" */
function buildPlaceQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, rng.int(5, 6), false);
  const place = rng.int(1, 4);
  const answer = numbers[place] ?? 0;
  const others = numbers.filter((number) => number !== answer);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. Số liệu thứ ${ordinal(place + 1)} của dãy là số nào?`,
      `Cho dãy số liệu: ${listed(numbers)}. Số đứng thứ ${ordinal(place + 1)} là:`,
    ]),
    answer: wholeValue(answer),
    distractors: [
      mistake("SWAP", wholeValue(numbers.at(-1 - place) ?? 0), "Con đếm từ bên trái sang nhé!"),
      mistake("OFF1", wholeValue(numbers[place - 1] ?? 0), "Con đếm lại: số đầu tiên là số thứ nhất."),
      mistake("OFF1", wholeValue(numbers[place + 1] ?? 0), "Con đếm lại: số đầu tiên là số thứ nhất."),
      ...others.map((number) => mistake("FIELD", wholeValue(number))),
    ],
    hints: [
      "Con đếm từ trái sang phải, số đầu tiên là số thứ nhất.",
      "Con chỉ vào từng số và đếm: thứ nhất, thứ hai, cứ thế đếm tiếp.",
    ],
    explanation: `Đếm từ trái sang phải, số thứ ${ordinal(place + 1)} là ${answer}.`,
    praise: "count",
    identity: `place ${place} ${listed(numbers)}`,
  });
}

const onlyFirst = "Số này đứng trước, nhưng chưa chắc là số cần tìm. Con so sánh hết dãy nhé!";

/** "Bạn cao nhất cao bao nhiêu xăng-ti-mét?" and by how much the largest is more than the smallest. */
function buildExtremeQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, rng.int(6, 7), false);
  const isMost = rng.int(0, 1) === 0;
  const sorted = numbers.toSorted((a, b) => (isMost ? b - a : a - b));
  const [answer = 0, next = 0] = sorted;
  const ask = isMost ? topic.most : topic.least;
  const spokenUnit = topic.unit === "kg" ? "ki-lô-gam" : topic.unit;
  const turned = isMost ? "Đó là số bé nhất. Con tìm số lớn nhất nhé!" : "Đó là số lớn nhất. Con tìm số bé nhất nhé!";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. ${ask} bao nhiêu${ask.endsWith(" là") ? "" : ` ${spokenUnit}`}?`,
      `Cho dãy số liệu: ${listed(numbers)}. Số ${isMost ? "lớn" : "bé"} nhất trong dãy là:`,
    ]),
    answer,
    write: wholeValue,
    range: [1, 200],
    distractors: [
      mistake("REL", sorted.at(-1) ?? 0, turned),
      mistake("DATUM", next, "Trong dãy còn số khác nữa. Con so sánh lại nhé!"),
      mistake("DATUM", numbers[0] === answer ? (numbers[1] ?? 0) : (numbers[0] ?? 0), onlyFirst),
      mistake("DATUM", sorted[2] ?? 0, "Con so sánh lại từng số nhé!"),
    ],
    hints: [
      "Con so sánh lần lượt các số trong dãy.",
      isMost ? "Con giữ lại số lớn hơn mỗi khi so sánh." : "Con giữ lại số bé hơn mỗi khi so sánh.",
    ],
    explanation: `So sánh các số trong dãy, số ${isMost ? "lớn" : "bé"} nhất là ${answer}.`,
    praise: "compare",
    identity: `extreme ${isMost} ${listed(numbers)}`,
  });
}

/** The same numbers, never in order from the start. */
function unordered(numbers: readonly number[]): number[] {
  const [first = 0, second = 0, ...rest] = numbers;
  const isSorted = (row: readonly number[]) =>
    row.every((number, place) => place === 0 || number > (row[place - 1] ?? 0));
  return isSorted(numbers) || isSorted(numbers.toReversed()) ? [second, first, ...rest] : [...numbers];
}

/** "Sắp xếp dãy theo thứ tự từ bé đến lớn." and which place a number takes then. */
function buildOrderedQuestion(rng: Rng): Question {
  const { topic, numbers: picked } = pickSeries(rng, rng.int(4, 5), false);
  const numbers = unordered(picked);
  const isRising = rng.int(0, 1) === 0;
  const order = isRising ? "từ bé đến lớn" : "từ lớn đến bé";
  const sorted = numbers.toSorted((a, b) => (isRising ? a - b : b - a));
  const [a = 0, b = 0, ...rest] = sorted;
  const row = (values: readonly number[]) => wordsValue(listed(values));
  const [last = 0, before = 0] = sorted.toReversed();
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. Sắp xếp dãy số liệu theo thứ tự ${order} thì được dãy nào?`,
      `Dãy số liệu ${listed(numbers)} viết theo thứ tự ${order} là:`,
    ]),
    answer: row(sorted),
    distractors: [
      mistake("REL", row(sorted.toReversed()), `Con xếp ngược rồi. Đề bài yêu cầu ${order}.`),
      mistake("OFF1", row([b, a, ...rest]), "Con so sánh lại hai số đầu nhé!"),
      mistake("OFF1", row([...sorted.slice(0, -2), last, before]), "Con so sánh lại hai số cuối nhé!"),
      mistake("DATUM", row(numbers), "Đó là dãy ban đầu, con chưa sắp xếp."),
    ],
    hints: [
      isRising ? "Con tìm số bé nhất viết trước." : "Con tìm số lớn nhất viết trước.",
      "Con so sánh các số còn lại rồi viết tiếp lần lượt.",
    ],
    explanation: `Theo thứ tự ${order}: ${listed(sorted)}.`,
    praise: "order",
    identity: `ordered ${isRising} ${listed(numbers)}`,
  });
}

/** What a row of numbers tells of: the words before it, the unit (with what to ask for), and the numbers it may hold. */
const seriesTopics = [
  {
    told: "Điểm kiểm tra của một tổ",
    unit: "điểm",
    most: "Điểm cao nhất là",
    least: "Điểm thấp nhất là",
    from: 5,
    to: 10,
  },
  {
    told: "Số cây các lớp trồng được",
    unit: "cây",
    most: "Lớp trồng nhiều nhất trồng được",
    least: "Lớp trồng ít nhất trồng được",
    from: 18,
    to: 45,
  },
  {
    told: "Tuổi của các cô chú",
    unit: "tuổi",
    most: "Người nhiều tuổi nhất có số tuổi là",
    least: "Người ít tuổi nhất có số tuổi là",
    from: 25,
    to: 60,
  },
  {
    told: "Cân nặng các bạn (kg)",
    unit: "kg",
    most: "Bạn nặng nhất nặng",
    least: "Bạn nhẹ nhất nặng",
    from: 26,
    to: 42,
  },
  {
    told: "Số sách các bạn đọc trong năm",
    unit: "quyển",
    most: "Bạn đọc nhiều nhất đọc",
    least: "Bạn đọc ít nhất đọc",
    from: 6,
    to: 30,
  },
  {
    told: "Nhiệt độ buổi trưa (°C)",
    unit: "°C",
    most: "Nhiệt độ cao nhất là",
    least: "Nhiệt độ thấp nhất là",
    from: 18,
    to: 37,
  },
] as const;

type SeriesTopic = (typeof seriesTopics)[number];

/** Rows of numbers that tell something (curriculum, c4-data-series): how many; the largest, the smallest; in order. */
export const dataSeries = defineDataSkill({
  id: "c4-data-series",
  classId: "4",
  title: "Dãy số liệu thống kê",
  generate: byDifficulty({
    1: [buildCountQuestion, buildCountQuestion, buildPlaceQuestion],
    2: [buildExtremeQuestion],
    3: [buildOrderedQuestion],
  }),
});
