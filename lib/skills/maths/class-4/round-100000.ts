import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue } from "#lib/questions/values/measure-value.ts";
import { wholeValue } from "#lib/questions/values/whole-value.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { choiceQuestion } from "#lib/skills/drafts/choice-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/distractor.ts";
import { numberQuestion } from "#lib/skills/drafts/number-question.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";

const range = [1000, 999_999_999] as const;

/** The place each difficulty rounds to, as a power of ten. */
const powers: Readonly<Record<Difficulty, 3 | 4 | 5>> = { 1: 3, 2: 4, 3: 5 };

const wrongWay = "Con xem chữ số ở hàng ngay bên phải: bé hơn 5 thì giữ nguyên, từ 5 trở lên thì thêm 1.";
const wrongPlace = "Con xem lại đề bài: làm tròn đến hàng nào?";

function roundTo(value: number, power: number): number {
  return Math.round(value / 10 ** power) * 10 ** power;
}

/** A number that is not round yet and that is just above or below a half as often as not. */
function pickNumber(power: number, rng: Rng): number {
  const place = 10 ** power;
  const decider = rng.pick([1, 2, 3, 4, 4, 5, 6, 7, 8, 9]) * (place / 10);
  const head = rng.pick([rng.int(11, 99), rng.int(101, 999), rng.int(2, 9) * 10 + 9]);
  const fine = place / 1000;
  return head * place + decider + rng.int(1, 99) * fine;
}

function distractorsOf(value: number, power: number): Distractor<number>[] {
  const place = 10 ** power;
  const down = Math.floor(value / place) * place;
  const up = down + place;
  const right = roundTo(value, power);
  return [
    mistake("ROUND", right === down ? up : down, wrongWay),
    mistake("ROUND", roundTo(value, power - 1), wrongPlace),
    mistake("ROUND", roundTo(value, power + 1), wrongPlace),
    mistake("ROUND", right + (right === down ? -place : place), wrongWay),
  ].filter((each) => each.value !== value);
}

/** The stretch of the number ray from one round number to the next, with an arrow at the number. */
function ray(value: number, power: number): Figure {
  const place = 10 ** power;
  const from = Math.floor(value / place) * place;
  return {
    type: "axis",
    from,
    to: from + place,
    marks: Array.from({ length: 11 }, (_, step) => ({
      at: from + (place / 10) * step,
      label: null,
      isLarge: step % 5 === 0,
    })),
    pointers: [{ at: value, label: groupNumber(value) }],
    hops: [],
    alt: `Tia số giữa hai số tròn ${placeNames[power]}, có mũi tên chỉ số ${groupNumber(value)}.`,
  };
}

function help(value: number, power: number, answer: string) {
  const digit = Math.floor(value / 10 ** (power - 1)) % 10;
  const rule = digit < 5 ? `bé hơn 5 nên giữ nguyên` : `từ 5 trở lên nên thêm 1 vào`;
  const below = placeNames[power - 1];
  return {
    hints: [
      `Làm tròn đến hàng ${placeNames[power]} thì con xem chữ số hàng ${below}.`,
      { say: "Số này gần đầu nào của tia số hơn?", figures: [ray(value, power)] },
    ],
    explanation: `Chữ số hàng ${below} là ${digit}, ${rule} hàng ${placeNames[power]}: ${answer}.`,
    praise: "round",
  } as const;
}

/** "Làm tròn số 2 749 600 đến hàng trăm nghìn ta được:" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const power = powers[difficulty];
  const value = pickNumber(power, rng);
  const answer = roundTo(value, power);
  return numberQuestion(rng, {
    ...help(value, power, groupNumber(answer)),
    prompt: rng.pick([
      `Làm tròn số ${groupNumber(value)} đến hàng ${placeNames[power]}, ta được:`,
      `Số tròn ${placeNames[power]} gần ${groupNumber(value)} nhất là:`,
    ]),
    answer,
    write: wholeValue,
    range,
    step: 10 ** power,
    distractors: distractorsOf(value, power),
    identity: `round ${power} ${value}`,
  });
}

const stories: Readonly<
  Record<
    Difficulty,
    readonly { readonly tell: (text: string) => string; readonly least: number; readonly most: number }[]
  >
> = {
  1: [
    {
      tell: (text) => `Hoá đơn tiền nước của trường là ${text}. Làm tròn đến hàng nghìn, số tiền khoảng:`,
      least: 1_500_000,
      most: 3_900_000,
    },
    {
      tell: (text) => `Hoá đơn siêu thị của mẹ là ${text}. Làm tròn đến hàng nghìn, mẹ tiêu khoảng:`,
      least: 150_000,
      most: 700_000,
    },
    {
      tell: (text) => `Hoá đơn tiền điện là ${text}. Làm tròn đến hàng nghìn, số tiền khoảng:`,
      least: 250_000,
      most: 990_000,
    },
  ],
  2: [
    {
      tell: (text) => `Chiếc tủ lạnh giá ${text}. Làm tròn đến hàng chục nghìn, tủ lạnh giá khoảng:`,
      least: 4_000_000,
      most: 12_000_000,
    },
    {
      tell: (text) => `Chuyến du lịch hết ${text}. Làm tròn đến hàng chục nghìn, số tiền khoảng:`,
      least: 5_000_000,
      most: 20_000_000,
    },
    {
      tell: (text) => `Lớp em quyên góp được ${text}. Làm tròn đến hàng chục nghìn, số tiền khoảng:`,
      least: 800_000,
      most: 3_000_000,
    },
  ],
  3: [
    {
      tell: (text) => `Chiếc xe máy giá ${text}. Làm tròn đến hàng trăm nghìn, xe máy giá khoảng:`,
      least: 18_000_000,
      most: 60_000_000,
    },
    {
      tell: (text) => `Cửa hàng bán được ${text}. Làm tròn đến hàng trăm nghìn, số tiền khoảng:`,
      least: 9_000_000,
      most: 90_000_000,
    },
    {
      tell: (text) => `Chiếc máy tính giá ${text}. Làm tròn đến hàng trăm nghìn, máy tính giá khoảng:`,
      least: 9_000_000,
      most: 30_000_000,
    },
  ],
};

/** "Chiếc xe máy giá 18 790 000 đồng. Làm tròn đến hàng trăm nghìn, xe máy giá khoảng:" */
function buildPriceQuestion(difficulty: Difficulty, rng: Rng): Question {
  const power = powers[difficulty];
  const { tell, least, most } = rng.pick(stories[difficulty]);
  const step = 10 ** (power - 1);
  // Half of a place is left to the bare questions: real prices end in zeros.
  const value = (rng.int(least / step / 10, most / step / 10) * 10 + rng.pick([1, 2, 3, 4, 6, 7, 8, 9])) * step;
  const answer = roundTo(value, power);
  const write = (amount: number) => measureValue(wholeValue(amount), "đồng");
  return numberQuestion(rng, {
    ...help(value, power, write(answer).line.text),
    prompt: tell(write(value).line.text),
    answer,
    write,
    range,
    step: 10 ** power,
    distractors: distractorsOf(value, power),
    identity: `price ${power} ${value}`,
  });
}

/** "Số nào làm tròn đến hàng nghìn thì được 45 000?" */
function buildWhichQuestion(difficulty: Difficulty, rng: Rng): Question {
  const power = powers[difficulty];
  const place = 10 ** power;
  const target = rng.int(21, 890) * place;
  const near = () => rng.int(1, 4) * (place / 10) + rng.int(1, 9) * 10;
  const offset = rng.pick([near(), -near()]);
  const value = target + offset;
  const others = [
    target + place - Math.abs(offset),
    target - place + Math.abs(offset),
    target + place + near(),
    target - place - near(),
  ];
  return choiceQuestion(rng, {
    ...help(value, power, groupNumber(target)),
    prompt: rng.pick([
      `Số nào làm tròn đến hàng ${placeNames[power]} thì được ${groupNumber(target)}?`,
      `An làm tròn một số đến hàng ${placeNames[power]} được ${groupNumber(target)}. Số đó có thể là:`,
    ]),
    answer: wholeValue(value),
    distractors: others.map((other) => mistake("ROUND", wholeValue(other), wrongWay)),
    hints: [
      `Làm tròn đến hàng ${placeNames[power]} thì con xem chữ số hàng ${placeNames[power - 1]}.`,
      "Con làm tròn thử từng số rồi so với đề bài.",
    ],
    explanation: `${groupNumber(value)} gần ${groupNumber(target)} hơn các số tròn ${placeNames[power]} khác nên làm tròn thành ${groupNumber(target)}.`,
    identity: `which ${power} ${value}`,
  });
}

/** Rounding (curriculum, c4-round-100000): to thousands, to ten thousands, to hundred thousands. */
export const roundHundredThousands = defineSkill({
  id: "c4-round-100000",
  classId: "4",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Làm tròn đến hàng trăm nghìn",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildPriceQuestion, buildWhichQuestion])(difficulty, rng);
  },
});
