import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import { greatestCommonDivisor, rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Unit } from "#lib/core/unit.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { ratioBars } from "#lib/questions/bar-models/ratio-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue, type NumberValue, numberValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Two numbers without a common factor, and what both were multiplied with. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly times: number;
}

function pickPair(rng: Rng, mostTimes: number): Pair {
  const first = rng.int(1, 9);
  const others = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter(
    (second) => second !== first && greatestCommonDivisor(first, second) === 1,
  );
  return { first, second: rng.pick(others), times: rng.int(2, mostTimes) };
}

/** 3 : 4 */
function colonValue(first: number, second: number): NumberValue {
  return numberValue(toLine(`${first} : ${second}`), rational(first, second));
}

function distractorsOf({ first, second }: Pair, write: (top: number, bottom: number) => NumberValue): Distractor[] {
  const whole = "Con đã so sánh với tổng của cả hai. Đề bài hỏi tỉ số của hai số đã cho.";
  return [
    mistake("REL", write(second, first), "Con viết ngược rồi. Số được nhắc đến trước viết trước."),
    mistake("PARTIAL", write(first, first + second), whole),
    mistake("PARTIAL", write(second, first + second), whole),
    mistake("PARTIAL", write(first + second, second), whole),
    mistake("OFF1", write(first + 1, second), "Con chia lại cả hai số cho cùng một số nhé!"),
  ];
}

/** The answer to the ratio of the two numbers that `pair` and its factor give, however it is asked. */
function solution(pair: Pair) {
  const { first, second, times } = pair;
  const [a, b] = [first * times, second * times];
  const reduced = times === 1 ? "" : ` = ${writeFraction(first, second)}`;
  return {
    answer: fractionValue(first, second),
    distractors: distractorsOf(pair, fractionValue),
    explanation: `${a} : ${b} = ${writeFraction(a, b)}${reduced}.`,
    praise: "fraction",
  } as const;
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
  const asks = rng.pick([`Tỉ số của số ${one} và số ${other} là:`, `Số ${one} bằng mấy phần số ${other}?`]);
  return choiceQuestion(rng, {
    prompt: `${thing.tells} ${told} ${thing.first} và ${later} ${thing.second}. ${asks}`,
    ...solution(pair),
    hints: ["Tỉ số của a và b là a : b.", `Số ${one} viết trước (ở trên), số ${other} viết sau (ở dưới), rồi rút gọn.`],

    identity: `counts ${asks} ${a} ${b}`,
  });
}

/** "Tỉ số của 15 và 18 là:" */
function buildNumbersQuestion(rng: Rng): Question {
  const pair = pickPair(rng, 9);
  const [a, b] = [pair.first * pair.times, pair.second * pair.times];
  return choiceQuestion(rng, {
    prompt: rng.pick([`Tỉ số của ${a} và ${b} là:`, `Viết tỉ số của ${a} và ${b} thành phân số tối giản:`]),
    ...solution(pair),
    hints: ["Tỉ số của a và b là a : b.", "Con viết thành phân số rồi rút gọn."],

    identity: `numbers ${a} ${b}`,
  });
}

const measures: readonly (readonly [tells: string, first: string, second: string, Unit, most: number])[] = [
  ["Mảnh vườn có chiều rộng # và chiều dài @.", "chiều rộng", "chiều dài", "m", 5],
  ["Sợi dây đỏ dài #, sợi dây xanh dài @.", "độ dài sợi dây đỏ", "độ dài sợi dây xanh", "cm", 9],
  ["Bao gạo nặng #, bao ngô nặng @.", "khối lượng bao gạo", "khối lượng bao ngô", "kg", 5],
  ["Can nhỏ đựng #, can to đựng @.", "sức chứa can nhỏ", "sức chứa can to", "l", 2],
  ["Quả dưa nặng #, quả mít nặng @.", "khối lượng quả dưa", "khối lượng quả mít", "kg", 1],
];

/** "Mảnh vườn có chiều rộng 12 m và chiều dài 18 m. Tỉ số của chiều rộng và chiều dài là:" */
function buildMeasuresQuestion(rng: Rng): Question {
  const [tells, small, large, unit, most] = rng.pick(measures);
  const drawn = pickPair(rng, Math.max(2, most));
  const [low, high] = [Math.min(drawn.first, drawn.second), Math.max(drawn.first, drawn.second)];
  const times = most === 1 ? 1 : drawn.times;
  const isTurned = rng.pick([true, false]);
  const pair = isTurned ? { first: high, second: low, times } : { first: low, second: high, times };
  const [a, b] = [pair.first * times, pair.second * times];
  const [first, second] = isTurned ? [large, small] : [small, large];
  const asks = rng.pick([`Tỉ số của ${first} và ${second} là:`, `${capital(first)} bằng mấy phần ${second}?`]);
  const told = tells.replace("#", measure(String(low * times), unit)).replace("@", measure(String(high * times), unit));
  return choiceQuestion(rng, {
    prompt: `${told} ${asks}`,
    ...solution(pair),
    hints: [
      "Hai số đo đã cùng đơn vị, con viết tỉ số của hai số.",
      "Số đo được nhắc đến trước trong câu hỏi viết ở trên, rồi con rút gọn.",
    ],

    identity: `measures ${first} ${asks.slice(0, 5)} ${a} ${b}`,
  });
}

const groups = [
  { first: "số bạn nam", second: "số bạn nữ", all: "số bạn cả lớp", names: ["Nam", "Nữ"] },
  { first: "số con vịt", second: "số con gà", all: "số con của cả đàn", names: ["Vịt", "Gà"] },
  { first: "số cây bưởi", second: "số cây cam", all: "số cây của cả vườn", names: ["Bưởi", "Cam"] },
  { first: "số tiền của An", second: "số tiền của Mai", all: "số tiền của cả hai bạn", names: ["An", "Mai"] },
] as const;

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
  const pairs = [
    [first, second],
    [bottom, top],
    [first, first + second],
    [second, first + second],
    [second, first],
    [first + second, second],
  ] as const;
  const feedback = `Con vẽ ${first} phần và ${second} phần bằng nhau, rồi đọc lại câu hỏi nhé!`;
  return choiceQuestion(rng, {
    prompt: `${capital(group.first)} bằng ${told} ${group.second}. Tỉ số của ${asks[0]} và ${asks[1]} là:`,
    answer: colonValue(top, bottom),
    distractors: pairs.map(([one, two], at) => mistake(at < 2 ? "REL" : "PARTIAL", colonValue(one, two), feedback)),
    hints: [
      {
        say: `${capital(group.first)} là ${first} phần thì ${group.second} là mấy phần?`,
        figures: [ratioBars({ names: group.names, parts: [first, second], asked: null })],
      },
      "Con đếm số phần của từng bên được nhắc đến trong câu hỏi.",
    ],
    explanation: `${capital(group.first)} là ${first} phần, ${group.second} là ${second} phần, tất cả ${first + second} phần. Tỉ số là ${top} : ${bottom}.`,
    praise: "fraction",
    identity: `sentence ${group.first} ${form} ${told}`,
  });
}

/** Ratios (curriculum, c5-ratio): of two counts; of measures of one unit; told in a sentence. */
export const ratio = defineNumberSkill({
  id: "c5-ratio",
  classId: "5",
  title: "Tỉ số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildCountsQuestion, buildCountsQuestion, buildNumbersQuestion])(rng);
    return difficulty === 2 ? buildMeasuresQuestion(rng) : buildSentenceQuestion(rng);
  },
});
