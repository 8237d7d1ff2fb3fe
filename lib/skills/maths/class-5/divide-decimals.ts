import { measure } from "#lib/core/measure.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { LongDivisionFigure } from "#lib/questions/figures/long-division.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import {
  commaDistractors,
  type Decimal,
  type DecimalSum,
  decimalQuestion,
  textOf,
} from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

interface Division {
  readonly dividend: Decimal;
  readonly divisor: Decimal;
  readonly quotient: Decimal;
}

/** Without zeros at its end. */
function trim({ scaled, places }: Decimal): Decimal {
  return places > 0 && scaled % 10 === 0 ? trim({ scaled: scaled / 10, places: places - 1 }) : { scaled, places };
}

function product(a: Decimal, b: Decimal): Decimal {
  return trim({ scaled: a.scaled * b.scaled, places: a.places + b.places });
}

/** Whole numbers whose quotient ends after one to three places. */
const bottoms = [2, 4, 5, 8, 20, 25];

function pickDivision(rng: Rng, difficulty: Difficulty): Division {
  if (difficulty === 2) {
    const bottom = rng.pick(bottoms);
    const tops = Array.from({ length: 60 }, (_, at) => at + 3).filter(
      (top) => greatestCommonDivisor(top, bottom) < bottom,
    );
    const top = rng.pick(tops);
    return {
      dividend: { scaled: top, places: 0 },
      divisor: { scaled: bottom, places: 0 },
      quotient: trim({ scaled: top * (1000 / bottom), places: 3 }),
    };
  }
  const divisor =
    difficulty === 1
      ? { scaled: rng.int(3, 9), places: 0 }
      : { scaled: rng.int(2, 9) * 10 + rng.int(1, 9), places: rng.int(1, 2) };
  const short = difficulty === 3 && rng.pick([true, false]) ? { scaled: rng.int(2, 9), places: 1 } : divisor;
  // 10 would be named by the way itself.
  const whole = { scaled: rng.pick([rng.int(2, 9), rng.int(11, 30)]), places: 0 };
  const parted = { scaled: rng.int(1, 9) * 10 + rng.int(1, 9), places: 1 };
  const zero = { scaled: rng.int(1, 9) * 100 + rng.int(1, 9), places: 2 };
  const quotient = difficulty === 1 ? rng.pick([parted, zero]) : rng.pick([whole, parted]);
  const used = difficulty === 1 ? divisor : short;
  return { dividend: product(quotient, used), divisor: used, quotient };
}

function storiesOf({ dividend, divisor, quotient }: Division) {
  const [all, each] = [textOf(dividend), textOf(divisor)];
  if (divisor.places === 0) {
    return [
      {
        prompt: `Cắt sợi dây dài ${measure(all, "m")} thành ${each} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?`,
        unit: "m",
      },
      { prompt: `Chia đều ${measure(all, "kg")} gạo vào ${each} túi. Mỗi túi có bao nhiêu ki-lô-gam gạo?`, unit: "kg" },
      {
        prompt: `Rót đều ${measure(all, "l")} nước mắm vào ${each} can. Mỗi can có bao nhiêu lít nước mắm?`,
        unit: "l",
      },
    ] as const;
  }
  const plank = {
    prompt: `Hình chữ nhật có diện tích ${measure(all, "m²")}, chiều rộng ${measure(each, "m")}. Chiều dài là:`,
    unit: "m",
  } as const;
  const pipe = {
    prompt: `${measure(each, "m")} ống thép nặng ${measure(all, "kg")}. Mỗi mét ống thép đó nặng bao nhiêu ki-lô-gam?`,
    unit: "kg",
  } as const;
  const [length, width] = [quotient.scaled / 10 ** quotient.places, divisor.scaled / 10 ** divisor.places];
  return [...(length > width && width > 0.2 ? [plank] : []), ...(length < 10 ? [pipe] : [])];
}

function distractorsOf({ dividend, divisor, quotient }: Division): Distractor<Decimal>[] {
  const [up, down, ...far] = commaDistractors(quotient, "Con xem lại chỗ đặt dấu phẩy ở thương nhé!");
  const digits = String(quotient.scaled);
  const lost = digits.includes("0")
    ? [
        mistake(
          "ZERO",
          { scaled: Number(digits.replace("0", "")), places: quotient.places - 1 },
          "Con quên viết chữ số 0 ở thương rồi.",
        ),
      ]
    : [];
  const whole = Math.floor(dividend.scaled / divisor.scaled);
  const stopped =
    dividend.places === 0 && divisor.places === 0 && whole > 0
      ? [
          mistake(
            "REMAINDER",
            { scaled: whole, places: 0 },
            "Phép chia còn dư. Con viết dấu phẩy vào thương rồi chia tiếp nhé!",
          ),
        ]
      : [];
  const concat =
    stopped.length > 0
      ? [
          mistake(
            "REMAINDER",
            { scaled: whole * 10 + (dividend.scaled % divisor.scaled), places: 1 },
            "Số dư không viết ngay sau dấu phẩy. Con thêm 0 vào số dư rồi chia tiếp.",
          ),
        ]
      : [];
  return [
    ...lost.filter(({ value }) => value.places >= 0),
    ...stopped,
    ...concat,
    ...(up === undefined || down === undefined ? [] : [up, down]),
    ...far,
  ];
}

/** The numbers as the pupil writes them down, before the first step. */
function figureOf(dividend: string, divisor: string): LongDivisionFigure {
  const alt = "Phép chia đã đặt tính, chưa có thương.";
  return { type: "long-division", dividend, divisor, quotient: null, steps: [], alt };
}

/** "57 : 6 được 9, dư 3. Viết dấu phẩy vào thương, thêm 0 vào số dư: 30 : 6 = 5." Each rest is divided on. */
function explainRest(dividend: number, divisor: number): string {
  const steps = [`${dividend} : ${divisor} được ${Math.floor(dividend / divisor)}, dư ${dividend % divisor}.`];
  for (let rest = (dividend % divisor) * 10; rest > 0; rest = (rest % divisor) * 10) {
    const start = steps.length === 1 ? "Viết dấu phẩy vào thương, thêm 0 vào số dư" : "Thêm 0 vào số dư";
    const each = Math.floor(rest / divisor);
    const left = rest % divisor;
    steps.push(`${start}: ${rest} : ${divisor} ${left === 0 ? `= ${each}` : `được ${each}, dư ${left}`}.`);
  }
  return steps.join(" ");
}

function sumOf(division: Division, difficulty: Difficulty): DecimalSum {
  const { dividend, divisor, quotient } = division;
  const shift = 10 ** divisor.places;
  const [large, small] = [
    trim({ scaled: dividend.scaled * shift, places: dividend.places }),
    { scaled: divisor.scaled, places: 0 },
  ];
  const ways = {
    1: ["Con chia phần nguyên trước.", "Trước khi hạ chữ số đầu tiên sau dấu phẩy, con viết dấu phẩy vào thương."],
    2: [
      "Phép chia còn dư thì con chia tiếp được.",
      "Con viết dấu phẩy vào thương, thêm chữ số 0 vào số dư rồi chia tiếp.",
    ],
    3: ["Con làm cho số chia thành số tự nhiên trước.", `Con nhân cả số bị chia và số chia với ${shift}.`],
  } as const;
  const why = {
    1: "Chia phần nguyên, viết dấu phẩy vào thương rồi chia tiếp phần thập phân",
    2: explainRest(dividend.scaled, divisor.scaled),
    3: `Nhân cả hai số với ${shift} rồi chia: ${textOf(large)} : ${textOf(small)} = ${textOf(quotient)}.`,
  } as const;
  // A whole number has no comma to divide up to.
  const isWhole = dividend.places === 0 && divisor.places === 0;
  const [idea, way] = ways[isWhole ? 2 : difficulty];
  return {
    expression: `${textOf(dividend)} : ${textOf(divisor)}`,
    answer: quotient,
    distractors: distractorsOf(division),
    stories: storiesOf(division),
    hints: [idea, difficulty === 3 ? way : { say: way, figures: [figureOf(textOf(dividend), textOf(divisor))] }],
    why: why[isWhole ? 2 : difficulty],
  };
}

/** Decimals divided (curriculum, c5-divide-decimals): by a whole number; whole numbers; by a decimal. */
export const divideDecimals = defineNumberSkill({
  id: "c5-divide-decimals",
  classId: "5",
  title: "Chia số thập phân",
  generate(difficulty, rng): Question {
    return decimalQuestion(rng, sumOf(pickDivision(rng, difficulty), difficulty));
  },
});
