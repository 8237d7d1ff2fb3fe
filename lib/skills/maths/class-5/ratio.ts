import { capital } from "#lib/core/capital.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { ratioBars } from "#lib/questions/bar-models/ratio-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue } from "#lib/questions/values.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { askRatio, type Pair, ratioDistractors, unreducedDistractors } from "./ask-ratio.ts";
import { buildMeasuresRatioQuestion } from "./build-measures-ratio-question.ts";

function pickPair(rng: Rng, mostTimes: number): Pair {
  const first = rng.int(1, 9);
  const others = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter(
    (second) => second !== first && greatestCommonDivisor(first, second) === 1,
  );
  return { first, second: rng.pick(others), times: rng.int(2, mostTimes) };
}

interface Written {
  readonly prompt: string;
  readonly hints: QuestionDraft["hints"];
  readonly identity: string;
}

/** The ratio of the two numbers that `pair` and its factor give, as a fraction: picked, or typed in lowest terms. */
function askFraction(rng: Rng, pair: Pair, isTyped: boolean, written: Written): Question {
  const { first, second, times } = pair;
  const [a, b] = [first * times, second * times];
  const draft = {
    ...written,
    explanation: `${a} : ${b} = ${writeFraction(a, b)} = ${writeFraction(first, second)}.`,
    praise: "fraction",
  } as const;
  if (!isTyped) {
    return choiceQuestion(rng, {
      ...draft,
      answer: fractionValue(first, second),
      distractors: ratioDistractors(pair, fractionValue),
    });
  }
  return fractionEntryQuestion(rng, {
    ...draft,
    answer: { top: first, bottom: second },
    isByWorth: false,
    distractors: [
      ...unreducedDistractors(pair, (top, bottom) => ({ top, bottom })),
      ...ratioDistractors(pair, (top, bottom) => ({ top, bottom })),
      mistake("REL", { top: b, bottom: a }, "Con viết ngược rồi. Số được nhắc đến trước thì viết ở trên."),
    ],
    wrong: {
      top: "Con xem lại tử số: số được nhắc đến trước thì viết ở trên, rồi rút gọn.",
      bottom: "Con xem lại mẫu số: số được nhắc đến sau thì viết ở dưới, rồi rút gọn.",
    },
  });
}

const things = [
  { tells: "Lớp 5A có", first: "bạn nam", second: "bạn nữ", most: 3 },
  { tells: "Trong vườn có", first: "cây cam", second: "cây bưởi", most: 9 },
  { tells: "Bà Năm nuôi", first: "con gà", second: "con vịt", most: 9 },
  { tells: "Trên giá có", first: "quyển truyện", second: "quyển sách toán", most: 6 },
  { tells: "Trong hộp có", first: "viên bi xanh", second: "viên bi đỏ", most: 6 },
] as const;

/** "Lớp có 15 bạn nam và 18 bạn nữ. Tỉ số của số bạn nam và số bạn nữ là:" */
function buildCountsQuestion(rng: Rng): Question {
  const thing = rng.pick(things);
  const pair = pickPair(rng, thing.most);
  const [a, b] = [pair.first * pair.times, pair.second * pair.times];
  const [one, other] = rng.pick([
    [thing.first, thing.second],
    [thing.second, thing.first],
  ]);
  // Told in their fixed order, asked in either.
  const [told, later] = one === thing.first ? [a, b] : [b, a];
  const isTyped = rng.pick([true, false]);
  const asks = isTyped
    ? `Viết tỉ số của số ${one} và số ${other} thành phân số tối giản:`
    : rng.pick([`Tỉ số của số ${one} và số ${other} là:`, `Số ${one} bằng mấy phần số ${other}?`]);
  return askFraction(rng, pair, isTyped, {
    prompt: `${thing.tells} ${told} ${thing.first} và ${later} ${thing.second}. ${asks}`,
    hints: ["Tỉ số của a và b là a : b.", `Số ${one} viết trước (ở trên), số ${other} viết sau (ở dưới), rồi rút gọn.`],
    identity: `counts ${asks} ${a} ${b}`,
  });
}

/** "Tỉ số của 15 và 18 là:" */
function buildNumbersQuestion(rng: Rng): Question {
  const pair = pickPair(rng, 9);
  const [a, b] = [pair.first * pair.times, pair.second * pair.times];
  const isTyped = rng.pick([true, false]);
  return askFraction(rng, pair, isTyped, {
    prompt: isTyped ? `Viết tỉ số của ${a} và ${b} thành phân số tối giản:` : `Tỉ số của ${a} và ${b} là:`,
    hints: ["Tỉ số của a và b là a : b.", "Con viết thành phân số rồi rút gọn."],
    identity: `numbers ${a} ${b}`,
  });
}

const groups = [
  { first: "số bạn nam", second: "số bạn nữ", all: "số bạn cả lớp", names: ["Nam", "Nữ"] },
  { first: "số con vịt", second: "số con gà", all: "tổng số con của cả hai loài", names: ["Vịt", "Gà"] },
  { first: "số cây bưởi", second: "số cây cam", all: "tổng số cây của cả hai loại", names: ["Bưởi", "Cam"] },
  { first: "số tiền của An", second: "số tiền của Mai", all: "số tiền của cả hai bạn", names: ["An", "Mai"] },
] as const;

/** What is compared with the whole, compared with the other part, or with a wrong whole. */
function wholeDistractors(
  [one, other]: readonly [string, string],
  rest: string,
  [part, all]: readonly [number, number],
): Distractor<readonly [number, number]>[] {
  return [
    mistake("REL", [all, part], `Con viết ngược rồi. Trong câu hỏi, ${one} được nhắc đến trước nên viết trước.`),
    mistake("REL", [part, all - part], `Con đã so sánh ${one} với ${rest}. Đề bài hỏi tỉ số của ${one} và ${other}.`),
    mistake("PARTIAL", [part, all + part], `Con đã cộng ${one} hai lần. Con cộng số phần của hai bên một lần thôi.`),
  ];
}

/** "Số bạn nam bằng 3/4 số bạn nữ. Tỉ số của số bạn nữ và số bạn nam là:" answered as 4 : 3. */
function buildSentenceQuestion(rng: Rng): Question {
  const group = rng.pick(groups);
  const { first, second } = pickPair(rng, 2);
  const told = writeFraction(first, second);
  const form = rng.pick(["turned", "whole", "other"] as const);
  const forms = {
    turned: { asks: [group.second, group.first], ratio: [second, first] },
    whole: { asks: [group.first, group.all], ratio: [first, first + second] },
    other: { asks: [group.second, group.all], ratio: [second, first + second] },
  } as const;
  const { asks, ratio } = forms[form];
  const [top, bottom] = ratio;
  const [one, other] = asks;
  const parts = `${capital(group.first)} là ${first} phần, ${group.second} là ${second} phần, cả hai ${first + second} phần.`;
  const isWhole = form !== "turned";
  return askRatio(rng, {
    told: `${capital(group.first)} bằng ${told} ${group.second}.`,
    asks,
    pair: { first: top, second: bottom, times: 1 },
    distractors: isWhole
      ? wholeDistractors(asks, one === group.first ? group.second : group.first, [top, bottom])
      : ratioDistractors({ first: top, second: bottom, times: 1 }, (a, b) => [a, b] as const),
    hints: [
      {
        say: `${capital(group.first)} là ${first} phần thì ${group.second} là mấy phần?`,
        figures: [ratioBars({ names: group.names, parts: [first, second], asked: null })],
      },
      `Con đếm xem ${one} gồm mấy phần, ${other} gồm mấy phần.`,
    ],
    explanation: `${parts} Tỉ số của ${one} và ${other} là ${top} : ${bottom}.`,
    identity: `sentence ${group.first} ${form} ${told}`,
  });
}

/** Ratios (curriculum, c5-ratio): of two counts; of measures in two units; told in a sentence. */
export const ratio = defineNumberSkill({
  id: "c5-ratio",
  classId: "5",
  title: "Tỉ số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildCountsQuestion, buildCountsQuestion, buildNumbersQuestion])(rng);
    return difficulty === 2 ? buildMeasuresRatioQuestion(rng) : buildSentenceQuestion(rng);
  },
});
