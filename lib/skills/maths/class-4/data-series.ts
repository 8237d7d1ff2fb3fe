import type { Rng } from "#lib/core/rng.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type SeriesTopic, seriesTopics } from "./series-topics.ts";

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
  const twice = numbers.find((number, place) => numbers.indexOf(number) !== place) ?? 0;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. Dãy số liệu trên có bao nhiêu số liệu?`,
      `Cho dãy số liệu: ${listed(numbers)}. Dãy có tất cả bao nhiêu số liệu?`,
      `${topic.told} được ghi thành dãy: ${listed(numbers)}. Có bao nhiêu số liệu trong dãy?`,
    ]),
    answer: count,
    range: [1, 200],
    distractors: [
      mistake(
        "PARTIAL",
        different,
        `Số ${twice} được viết nhiều lần, mỗi lần là một số liệu. Con đếm cả số lặp lại nhé!`,
      ),
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
      ...others.map((number) =>
        mistake(
          "FIELD",
          wholeValue(number),
          `Đó là số thứ ${ordinal(numbers.indexOf(number) + 1)} của dãy. Con đếm lại nhé!`,
        ),
      ),
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

/** "Bạn cao nhất cao bao nhiêu xăng-ti-mét?" and by how much the largest is more than the smallest. */
function buildExtremeQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, rng.int(6, 7), false);
  const isMost = rng.int(0, 1) === 0;
  const sorted = numbers.toSorted((a, b) => (isMost ? b - a : a - b));
  const [answer = 0, next = 0] = sorted;
  const word = isMost ? "lớn" : "bé";
  const [early, where] = numbers[0] === answer ? [numbers[1], "thứ hai trong"] : [numbers[0], "đầu"];
  const ask = isMost ? topic.most : topic.least;
  const spokenUnit = topic.unit === "kg" ? "ki-lô-gam" : topic.unit;
  const turned = isMost ? "Đó là số bé nhất. Con tìm số lớn nhất nhé!" : "Đó là số lớn nhất. Con tìm số bé nhất nhé!";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. ${ask} bao nhiêu${ask.endsWith(" là") ? "" : ` ${spokenUnit}`}?`,
      `Cho dãy số liệu: ${listed(numbers)}. Số ${word} nhất trong dãy là:`,
    ]),
    answer,
    range: [1, 200],
    distractors: [
      mistake("REL", sorted.at(-1) ?? 0, turned),
      mistake("DATUM", next, "Trong dãy còn số khác nữa. Con so sánh lại nhé!"),
      mistake("DATUM", early ?? 0, `Số này đứng ${where} dãy nhưng không phải số ${word} nhất.`),
      mistake("DATUM", sorted[2] ?? 0, "Con so sánh lại từng số nhé!"),
    ],
    hints: [
      "Con so sánh lần lượt các số trong dãy.",
      isMost ? "Con giữ lại số lớn hơn mỗi khi so sánh." : "Con giữ lại số bé hơn mỗi khi so sánh.",
    ],
    explanation: `So sánh các số trong dãy, số ${word} nhất là ${answer}.`,
    praise: "compare",
    identity: `extreme ${isMost} ${listed(numbers)}`,
  });
}

/** "Số lớn nhất hơn số bé nhất bao nhiêu?" */
function buildRangeQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, rng.int(5, 6), false);
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least = 0, next = 0] = sorted;
  const [most = 0, before = 0] = sorted.toReversed();
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. Số lớn nhất trong dãy hơn số bé nhất bao nhiêu?`,
      `Cho dãy số liệu: ${listed(numbers)}. Hiệu của số lớn nhất và số bé nhất là:`,
    ]),
    answer: most - least,
    range: [1, 200],
    distractors: [
      mistake("OP", most + least, "Tìm phần hơn kém thì con làm phép trừ nhé!"),
      mistake("DATUM", before - least, "Con chưa tìm đúng số lớn nhất. Con so sánh lại cả dãy nhé!"),
      mistake("DATUM", most - next, "Con chưa tìm đúng số bé nhất. Con so sánh lại cả dãy nhé!"),
      mistake("PARTIAL", most, "Con mới tìm số lớn nhất. Con còn trừ đi số bé nhất nhé!"),
    ],
    hints: ["Con tìm số lớn nhất và số bé nhất trong dãy trước.", "Con lấy số lớn nhất trừ đi số bé nhất."],
    explanation: `Số lớn nhất là ${most}, số bé nhất là ${least}: ${most} − ${least} = ${most - least}.`,
    praise: "data",
    identity: `range ${listed(numbers)}`,
  });
}

/** The row put in order, on cards. */
function buildOrderQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, 4, false);
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(wholeValue),
    isRising: rng.pick([true, false]),
    prompts: [
      `${topic.told}: ${listed(numbers)}. Con sắp xếp dãy số liệu {way}.`,
      `Con viết dãy số liệu ${listed(numbers)} theo thứ tự {way}.`,
    ],
    first: "Số đứng đầu chưa phải số {name}. Con so sánh lại cả dãy nhé!",
    later: "Số đầu đúng rồi. Con so sánh lại các số còn lại nhé!",
    hints: ["Con tìm số {name} đặt trước.", "Rồi con so sánh các số còn lại và đặt tiếp."],
    explanation: "{Way}: {row}.",
    identityOf: () => listed(numbers),
  });
}

/** "Sắp xếp dãy từ bé đến lớn thì số đứng chính giữa là số nào?" */
function buildMiddleQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, rng.pick([5, 7]), false);
  const isRising = rng.pick([true, false]);
  const sorted = numbers.toSorted((a, b) => (isRising ? a - b : b - a));
  const half = (numbers.length - 1) / 2;
  const answer = sorted[half] ?? 0;
  const others = sorted.filter((number) => number !== answer);
  const strange = [answer - 1, answer + 1].filter((number) => !numbers.includes(number));
  const order = isRising ? "từ bé đến lớn" : "từ lớn đến bé";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${topic.told}: ${listed(numbers)}. Sắp xếp dãy ${order} thì số đứng chính giữa là:`,
      `Viết dãy số liệu ${listed(numbers)} theo thứ tự ${order}. Số đứng chính giữa là:`,
    ]),
    answer,
    range: [1, 200],
    distractors: [
      mistake("DATUM", numbers[half] ?? 0, "Con chưa sắp xếp dãy. Con xếp theo thứ tự trước nhé!"),
      ...others.map((number) =>
        mistake("OFF1", number, "Bên trái và bên phải số này chưa nhiều bằng nhau. Con đếm lại nhé!"),
      ),
      ...strange.map((number) => mistake("FIELD", number, "Số này không có trong dãy. Con đọc lại dãy số nhé!")),
    ],
    hints: [`Con viết lại dãy ${order}.`, "Số đứng chính giữa có bên trái và bên phải nhiều số như nhau."],
    explanation: `Dãy ${order} là ${listed(sorted)}. Số đứng chính giữa là ${answer}.`,
    praise: "data",
    identity: `middle ${isRising} ${listed(numbers)}`,
  });
}

/** "Có bao nhiêu số liệu lớn hơn trung bình cộng của dãy?" */
function buildAboveQuestion(rng: Rng): Question {
  const { topic, numbers } = pickSeries(rng, 5, false);
  const sum = numbers.reduce((all, number) => all + number, 0);
  // The last number is moved until the mean is whole and stands nowhere in the row.
  const row = numbers.with(-1, (numbers.at(-1) ?? 0) + ((5 - (sum % 5)) % 5));
  const total = row.reduce((all, number) => all + number, 0);
  const mean = total / 5;
  const above = row.filter((number) => number > mean);
  if (row.includes(mean) || new Set(row).size < 5) return buildMiddleQuestion(rng);
  return typedNumberQuestion(rng, {
    prompt: `${topic.told}: ${listed(row)}. Có bao nhiêu số liệu lớn hơn trung bình cộng của dãy?`,
    answer: above.length,
    range: [0, 9],
    distractors: [
      mistake("REL", 5 - above.length, "Con đếm các số bé hơn rồi. Đề bài hỏi các số lớn hơn."),
      mistake("DATUM", 5, "Đó là số lượng số liệu của cả dãy. Con chỉ đếm các số lớn hơn trung bình cộng."),
    ],
    hints: [
      "Con tìm trung bình cộng của dãy trước.",
      "Con tính tổng các số rồi chia cho số các số, sau đó so từng số.",
    ],
    explanation: `Trung bình cộng là ${total} : 5 = ${mean}. Lớn hơn ${mean} có ${above.join("; ")}: ${above.length} số liệu.`,
    praise: "data",
    identity: `above ${listed(row)}`,
  });
}

/** Rows of numbers that tell something (curriculum, c4-data-series): how many; the largest, the smallest, their difference; in order, the middle, above the mean. */
export const dataSeries = defineDataSkill({
  id: "c4-data-series",
  classId: "4",
  title: "Dãy số liệu thống kê",
  generate: byDifficulty({
    1: [buildCountQuestion, buildCountQuestion, buildPlaceQuestion],
    2: [buildExtremeQuestion, buildRangeQuestion],
    3: [buildOrderQuestion, buildMiddleQuestion, buildAboveQuestion],
  }),
});
