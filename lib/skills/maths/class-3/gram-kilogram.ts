import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildBothPansQuestion, buildWeighedQuestion } from "./build-gram-balance-question.ts";
import { buildGramScaleQuestion } from "./build-gram-scale-question.ts";
import { buildKilogramQuestion } from "./build-small-units-question.ts";

const range = [1, 1000] as const;

const gram = (value: number) => measure(groupNumber(value), "g");
const kilogram = measure("1", "kg");

/** Two masses in grams and what they come to; the second is part of the first where something is left. */
interface Masses {
  readonly isSum: boolean;
  readonly first: readonly [least: number, most: number];
  readonly second: readonly [least: number, most: number];
}

interface Tale extends Masses {
  readonly tell: string;
}

const tales: readonly Tale[] = [
  {
    isSum: true,
    first: [150, 500],
    second: [150, 490],
    tell: "Gói bánh nặng {a}, gói kẹo nặng {b}. Cả hai gói nặng bao nhiêu gam?",
  },
  {
    isSum: true,
    first: [200, 500],
    second: [200, 490],
    tell: "Mẹ mua {a} thịt và {b} tôm. Mẹ mua tất cả bao nhiêu gam thịt và tôm?",
  },
  {
    isSum: true,
    first: [250, 600],
    second: [120, 350],
    tell: "Quả xoài nặng {a}, quả cam nặng {b}. Cả hai quả nặng bao nhiêu gam?",
  },
  {
    isSum: false,
    first: [400, 950],
    second: [60, 300],
    tell: "Túi bột mì có {a}. Bà dùng {b} để làm bánh. Túi còn bao nhiêu gam bột?",
  },
  {
    isSum: false,
    first: [300, 950],
    second: [60, 250],
    tell: "Lọ có {a} đường. Bố đã dùng {b}. Lọ còn lại bao nhiêu gam đường?",
  },
  {
    isSum: false,
    first: [400, 950],
    second: [60, 120],
    tell: "Hộp sữa bột nặng {a}, vỏ hộp nặng {b}. Sữa trong hộp nặng bao nhiêu gam?",
  },
];

/** In round tens; half of the first would leave the second. */
function pickMasses(rng: Rng, { first, second }: Masses): readonly [number, number] {
  const [one, other] = [first, second].map(([least, most]) => rng.int(least / 10, most / 10) * 10);
  const [more, less] = [one ?? 0, other ?? 0];
  return more === less || more === less * 2 ? [more - 10, less] : [more, less];
}

const tensOf = (number: number) => Math.floor(number / 10) % 10;

/** Whether the tens reach over into the hundreds. */
function isCarried(isSum: boolean, [first, second]: readonly [number, number]): boolean {
  const [one, other] = [tensOf(first), tensOf(second)];
  return isSum ? one + other >= 10 : one < other;
}

/** How the digits of a bare sum are worked out. */
function digitHint(isSum: boolean, masses: readonly [number, number]): string {
  const start = `Con ${isSum ? "cộng" : "trừ"} lần lượt từ hàng đơn vị.`;
  if (!isCarried(isSum, masses)) return start;
  return isSum
    ? `${start} Cộng hàng chục xong, con nhớ 1 sang hàng trăm.`
    : `${start} Hàng chục không đủ trừ thì con mượn 1 ở hàng trăm.`;
}

function massMistakes(isSum: boolean, masses: readonly [number, number], isStory: boolean): Distractor<number>[] {
  const [first, second] = masses;
  const answer = isSum ? first + second : first - second;
  const [right, wrong] = isSum ? ["cộng", "trừ"] : ["trừ", "cộng"];
  const why = isSum ? "Gộp lại thì con cộng nhé!" : "Bớt đi thì con trừ nhé!";
  const carried = isSum
    ? mistake("CARRY", answer - 100, "Con quên nhớ 1 sang hàng trăm. Con cộng lại nhé!")
    : mistake("BORROW", answer + 100, "Con quên nhớ 1 sang hàng trăm. Con trừ lại nhé!");
  return [
    mistake(
      "OP",
      isSum ? first - second : first + second,
      `Con đã làm phép ${wrong}. ${isStory ? why : `Đây là phép ${right}.`}`,
    ),
    ...(isCarried(isSum, masses) ? [carried] : []),
    ...[100, -100].map((by) => mistake("OFF100", answer + by, "Con tính lại hàng trăm nhé!")),
    ...[10, -10].map((by) => mistake("OFF10", answer + by, "Con tính lại hàng chục nhé!")),
    mistake("ZERO", answer / 10, "Con viết thiếu chữ số 0 rồi. Con đếm lại nhé!"),
  ];
}

/** The two masses put together or one taken from the other, in words or written. */
function askMasses(rng: Rng, masses: Masses, tell: string): Question {
  const { isSum } = masses;
  const [first, second] = pickMasses(rng, masses);
  const answer = isSum ? first + second : first - second;
  const work = `${first} ${isSum ? "+" : "−"} ${second}`;
  const isStory = !tell.startsWith("{a}");
  return typedNumberQuestion(rng, {
    prompt: fillGaps(tell, { a: gram(first), b: gram(second) }),
    answer,
    write: wholeValue,
    range,
    distractors: massMistakes(isSum, [first, second], isStory),
    hints: [
      isStory
        ? "Con nghĩ xem phải gộp lại hay bớt đi. Hai số đo cùng đơn vị gam."
        : "Hai số đo cùng đơn vị. Con tính với hai số, kết quả cũng là gam.",
      isStory ? `Con tính ${work}.` : digitHint(isSum, [first, second]),
    ],
    explanation: `${isSum ? "Con làm phép cộng" : "Con làm phép trừ"}: ${work} = ${groupNumber(answer)} (g).`,
    praise: isStory ? "story" : "calculate",
    identity: `${tell} ${first} ${second}`,
  });
}

function buildMassStoryQuestion(rng: Rng): Question {
  const tale = rng.pick(tales);
  return askMasses(rng, tale, tale.tell);
}

function buildMassSumQuestion(rng: Rng): Question {
  return rng.pick([true, false])
    ? askMasses(rng, { isSum: true, first: [120, 490], second: [120, 500] }, "{a} + {b} = …\u00a0g")
    : askMasses(rng, { isSum: false, first: [400, 950], second: [120, 380] }, "{a} − {b} = …\u00a0g");
}

const packs = ["Túi táo", "Gói đường", "Túi bột mì", "Hộp bánh", "Túi muối", "Rổ tôm"] as const;

/** "Túi táo nặng 650 g. Thêm bao nhiêu gam nữa thì được 1 kg?" */
function buildToKilogramQuestion(rng: Rng): Question {
  const told = rng.pick([rng.int(2, 18) * 50, rng.int(12, 96) * 10]);
  // Half a kilogram is missing as much as there is.
  const there = told === 500 ? 550 : told;
  const answer = 1000 - there;
  const pack = rng.pick(packs);
  const taken = `${kilogram} − ${gram(there)} = …\u00a0g`;
  const prompt = rng.pick([
    `${pack} nặng ${gram(there)}. Thêm bao nhiêu gam nữa thì được ${kilogram}?`,
    `${pack} nặng ${gram(there)}. Còn thiếu bao nhiêu gam thì đủ ${kilogram}?`,
    `${gram(there)} + …\u00a0g = ${kilogram}`,
    taken,
  ]);
  const isTaken = prompt === taken;
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    range,
    distractors: [
      ...(there % 100 === 0 ? [] : [mistake("BORROW", answer + 100, "Con quên trừ số nhớ ở hàng trăm rồi.")]),
      ...[100, -100].map((by) => mistake("OFF100", answer + by, "Con tính lại hàng trăm nhé!")),
      mistake(
        "DATUM",
        there,
        isTaken
          ? "Đó là số gam phải trừ đi. Con tính xem còn lại bao nhiêu gam nhé!"
          : `Đó là số gam đã cho. Con tìm phần còn thiếu để đủ ${kilogram}.`,
      ),
      mistake("UNIT", Math.abs(100 - there), `Con nhớ lại: ${kilogram} bằng bao nhiêu gam?`),
      mistake(
        "OP",
        1000 + there,
        `Con đã làm phép cộng. ${isTaken ? "Đây là phép trừ." : "Con tìm phần còn thiếu nên làm phép trừ."}`,
      ),
      mistake("ZERO", answer / 10, "Con viết thiếu chữ số 0 rồi. Con đếm lại nhé!"),
    ],
    hints: [`Con nhớ lại: ${kilogram} bằng bao nhiêu gam?`, `Con đổi ${kilogram} ra gam, rồi trừ đi ${gram(there)}.`],
    explanation: `${kilogram} = ${gram(1000)}. ${groupNumber(1000)} − ${there} = ${answer} (g).`,
    praise: "calculate",
    identity: `missing ${there}`,
  });
}

/** Grams and kilograms (curriculum, c3-gram-kilogram): 1 kg, a scale read; sums up to 1 000 g; what is missing to 1 kg, both pans. */
export const gramKilogram = defineGeometrySkill({
  id: "c3-gram-kilogram",
  classId: "3",
  title: "Gam và ki-lô-gam",
  generate: byDifficulty({
    1: [
      (rng) => buildGramScaleQuestion(rng, 100),
      (rng) => buildGramScaleQuestion(rng, 100),
      buildWeighedQuestion,
      buildWeighedQuestion,
      buildKilogramQuestion,
    ],
    2: [buildMassStoryQuestion, buildMassStoryQuestion, buildMassSumQuestion],
    3: [buildToKilogramQuestion, buildToKilogramQuestion, buildBothPansQuestion],
  }),
});
