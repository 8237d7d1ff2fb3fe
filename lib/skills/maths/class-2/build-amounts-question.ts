import { measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";

const range = [1, 1000] as const;

interface Tale {
  readonly unit: "kg" | "l";
  readonly isSum: boolean;
  readonly most: number;
  /** Told with both measures; the unit of the answer is named. */
  tell(first: string, second: string): string;
}

const tales: readonly Tale[] = [
  { unit: "kg", isSum: true, most: 17, tell: (a, b) => `Mẹ mua ${a} gạo, ${b} ngô. Tất cả bao nhiêu kg?` },
  { unit: "kg", isSum: true, most: 17, tell: (a, b) => `Bà hái ${a} na, ${b} xoài. Tất cả bao nhiêu kg?` },
  { unit: "kg", isSum: false, most: 60, tell: (a, b) => `Bao gạo ${a}, nấu ${b}. Còn bao nhiêu kg?` },
  { unit: "kg", isSum: false, most: 90, tell: (a, b) => `Bao ngô ${a}, bán ${b}. Còn bao nhiêu kg?` },
  { unit: "l", isSum: true, most: 20, tell: (a, b) => `Can to có ${a} dầu, can bé có ${b}. Cả hai có bao nhiêu lít?` },
  { unit: "l", isSum: true, most: 15, tell: (a, b) => `Mẹ mua ${a} nước mắm, bà mua ${b}. Tất cả có bao nhiêu lít?` },
  { unit: "l", isSum: false, most: 60, tell: (a, b) => `Thùng có ${a} nước, dùng hết ${b}. Thùng còn bao nhiêu lít?` },
  { unit: "l", isSum: false, most: 40, tell: (a, b) => `Bình có ${a} sữa, rót ra ${b}. Bình còn bao nhiêu lít?` },
];

/** The second is no more than `mostSecond`. */
function pickTwo(rng: Rng, most: number, mostSecond = most - 4): readonly [number, number] {
  const [x, y] = [rng.int(5, most), rng.int(3, Math.min(most - 4, mostSecond))];
  // The first is always the larger: "can to" and "can bé", and nothing is used up that was not there.
  return x > y ? [x, y] : [y + 2, x];
}

function wrongResults(isSum: boolean, [a, b]: readonly [number, number], answer: number) {
  return [
    mistake(
      "OP",
      isSum ? a - b : a + b,
      isSum ? "Gộp lại thì nhiều hơn. Con cộng nhé!" : "Bớt đi thì ít hơn. Con trừ nhé!",
    ),
    mistake("OFF1", answer + 1, "Con tính lại hàng đơn vị nhé!"),
    mistake("OFF1", answer - 1, "Con xem lại các chữ số hàng đơn vị nhé!"),
    mistake("OFF10", answer + (isSum ? -10 : 10), "Con tính lại hàng chục nhé!"),
  ];
}

/** The second is smaller; nothing is carried or borrowed. */
function pickPlain(rng: Rng, isSum: boolean, most: number): readonly [number, number] {
  const fits = (a: number, b: number) => b < a && (isSum ? (a % 10) + (b % 10) < 10 : a % 10 >= b % 10);
  const { a, b } = drawPair(rng, { from: 5, to: most, by: 1 }, { from: 2, to: most - 3, by: 1 }, fits);
  return [a, b];
}

/** As many kilograms or litres as the story can have. */
function pickAmounts(rng: Rng, { unit, isSum, most }: Tale): readonly [number, number] {
  // Two long numbers of kilograms would make the story too long to be heard.
  const mostSecond = isSum ? 10 : 20;
  return pickTwo(rng, most, unit === "kg" ? mostSecond : undefined);
}

/** "Thùng có 20 l nước, dùng hết 8 l. Thùng còn:" */
function tellStory(rng: Rng, tale: Tale, [a, b]: readonly [number, number]): Question {
  const { unit, isSum } = tale;
  const answer = isSum ? a + b : a - b;
  const sign = isSum ? "+" : "−";
  return numberQuestion(rng, {
    prompt: tale.tell(measureInText(String(a), unit), measureInText(String(b), unit)),
    answer,
    isTyped: true,
    distractors: wrongResults(isSum, [a, b], answer),
    range,
    hints: withoutLeaks(answer, [
      isSum ? "Con gộp lại thì làm phép cộng." : "Con bớt đi thì làm phép trừ.",
      `Con tính ${a} ${sign} ${b}.`,
    ]),
    explanation: `${isSum ? "Con làm phép cộng" : "Con làm phép trừ"}: ${a} ${sign} ${b} = ${answer} (${names[unit]}).`,
    praise: "calculate",
    identity: `${tale.tell("", "")} ${unit} ${a}${sign}${b}`,
  });
}

const names = { kg: "kg", l: "lít" } as const;

/** "32 kg + 9 kg = … kg": the unit stays, the number is typed. */
function writeSum(rng: Rng, { unit, isSum }: Tale, [a, b]: readonly [number, number]): Question {
  const answer = isSum ? a + b : a - b;
  const sign = isSum ? "+" : "−";
  const written = `${measureInText(String(a), unit)} ${sign} ${measureInText(String(b), unit)}`;
  return numberQuestion(rng, {
    prompt: `${written} = … ${names[unit]}`,
    answer,
    distractors: wrongResults(isSum, [a, b], answer),
    range,
    isTyped: true,
    hints: withoutLeaks(answer, [
      "Hai số có cùng đơn vị. Con tính với hai số rồi viết đơn vị vào kết quả.",
      `Con tính ${a} ${sign} ${b}.`,
    ]),
    explanation: `${a} ${sign} ${b} = ${answer} nên ${written} = ${measureInText(String(answer), unit)}.`,
    praise: "calculate",
    identity: `sum ${written}`,
  });
}

const talesOfLitres = tales.filter(({ unit }) => unit === "l");

/** Litres told of, nothing carried. */
export function buildLitreStoryQuestion(rng: Rng): Question {
  const tale = rng.pick(talesOfLitres);
  return tellStory(rng, tale, pickPlain(rng, tale.isSum, tale.most));
}

/** Litres put together or taken away, nothing carried. */
export function buildLitreSumQuestion(rng: Rng): Question {
  const tale = rng.pick(talesOfLitres);
  return writeSum(rng, tale, pickPlain(rng, tale.isSum, 45));
}

/** Kilograms or litres told of. */
export function buildAmountStoryQuestion(rng: Rng): Question {
  const tale = rng.pick(tales);
  return tellStory(rng, tale, pickAmounts(rng, tale));
}

/** Kilograms or litres put together or taken away. */
export function buildAmountSumQuestion(rng: Rng): Question {
  return writeSum(rng, rng.pick(tales), pickTwo(rng, 45));
}
