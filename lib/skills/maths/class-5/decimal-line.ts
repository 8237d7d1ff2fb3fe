import type { Rng } from "#lib/core/rng.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { LineScale } from "#lib/questions/kinds/slider/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { sliderQuestion } from "#lib/skills/drafts/slider-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Parts from one number of the line to the next. */
const parts = 10;

/** "0,1", "0,01", "0,001". */
const sizeOf = (places: number) => writeShortDecimal(1, places);

/** A number of so many decimal places, between two numbers of one place less that stand on the line. */
interface Task {
  readonly scaled: number;
  readonly places: number;
  /** How many numbers the line has after its first, and the first one, in units of the last place. */
  readonly stretches: number;
  readonly first: number;
}

function placeQuestion(rng: Rng, { scaled, places, stretches, first }: Task): Question {
  const scale: LineScale = { type: "line", from: first, to: first + stretches * parts, numberedEvery: parts, places };
  const write = (value: number) => writeShortDecimal(value, places);
  const low = Math.floor(scaled / parts) * parts;
  const past = scaled - low;
  const number = write(scaled);
  const between = `Số ${number} nằm giữa ${write(low)} và ${write(low + parts)}.`;
  const again =
    stretches === 1
      ? `Mỗi phần là ${sizeOf(places)}. Con đếm lại từng phần từ ${write(low)} nhé!`
      : `Con tìm xem số ${number} nằm giữa hai số nào trên tia số, rồi đếm từng vạch nhé!`;
  return sliderQuestion(rng, {
    prompt: rng.pick([
      `Con đặt điểm A vào vạch ứng với số ${number}.`,
      `Điểm A ứng với số ${number}. Con đưa điểm A đến đúng vạch đó.`,
      `Con đưa điểm A đến số ${number} trên tia số.`,
    ]),
    view: { scale, start: first === scaled ? first + 1 : first },
    answer: scaled,
    distractors: [
      mistake("READ", low + parts - past, `Con đếm các vạch từ ${write(low)} sang phải nhé!`),
      mistake("COUNT-ENDS", scaled - 1, `Vạch ${write(low)} là chỗ bắt đầu, con đừng đếm vạch đó.`),
      mistake("OFF10", scaled + parts, between),
      mistake("OFF10", scaled - parts, between),
      mistake("OFF1", scaled + 1, `Con đếm lại từng vạch từ ${write(low)} nhé!`),
    ],
    tooLow: again,
    tooHigh: again,
    hints: [
      `Giữa hai số ghi cạnh nhau trên tia số có ${parts} phần bằng nhau. Mỗi phần là bao nhiêu?`,
      `Mỗi phần là ${sizeOf(places)}. Con đếm các phần từ ${write(low)}.`,
    ],
    explanation: `Mỗi phần là ${sizeOf(places)}. Số ${number} ở vạch thứ ${ordinal(past)} sau vạch ${write(low)}.`,
    praise: "mark",
    identity: `place ${number}`,
  });
}

/** Tenths on a line with three whole numbers: "3,7". */
function buildTenthsQuestion(rng: Rng): Question {
  const first = rng.int(0, 9) * parts;
  const scaled = first + rng.int(0, 1) * parts + rng.int(1, 9);
  return placeQuestion(rng, { scaled, places: 1, stretches: 2, first });
}

/** Hundredths between two numbers with tenths: "2,37". */
function buildHundredthsQuestion(rng: Rng): Question {
  const first = rng.int(1, 98) * parts;
  return placeQuestion(rng, { scaled: first + rng.int(1, 9), places: 2, stretches: 1, first });
}

/** Thousandths between two numbers with hundredths: "2,374". */
function buildThousandthsQuestion(rng: Rng): Question {
  const first = rng.int(101, 989) * parts;
  return placeQuestion(rng, { scaled: first + rng.int(1, 9), places: 3, stretches: 1, first });
}

const hundredths = (scaled: number) => writeShortDecimal(scaled, 2);

/** A line of ten parts of so many hundredths, and how many parts the point stands past its beginning. */
interface Reading {
  readonly first: number;
  readonly step: number;
  readonly past: number;
}

/** Parts taken for 0,01 or 0,1, or counted wrong; a number at the printed end or behind it can be seen to be too large. */
function nameMistakes({ first, step, past }: Reading): Distractor<Decimal>[] {
  const [answer, last] = [first + past * step, first + parts * step];
  const told = (code: MistakeCode, scaled: number, inside: string, again: string) =>
    mistake(
      code,
      { scaled, places: 2 },
      scaled < last
        ? inside
        : `Điểm A ở giữa ${hundredths(first)} và ${hundredths(last)} nên số đó bé hơn ${hundredths(last)}. ${again}`,
    );
  const size = "Con tính lại mỗi phần nhé!";
  const count = "Con đếm lại các phần nhé!";
  return [
    told("READ", first + past, "Mỗi phần ở đây không phải là 0,01. Con tính từ hai số ghi trên tia số nhé!", size),
    told("DEC-SHIFT", first + past * 10, `Con coi mỗi phần là 0,1 rồi. ${size}`, size),
    told("DEC-SHIFT", first + past * step * 10, "Con xem lại mỗi phần là mấy phần trăm nhé!", size),
    told("COUNT-ENDS", answer - step, `Vạch đầu tiên là chỗ bắt đầu. ${count}`, count),
    told("OFF1", answer + step, "Con đếm thừa một phần rồi.", count),
  ];
}

/** "Điểm A chỉ số nào?" on a line whose parts are two or five hundredths. */
function buildNameQuestion(rng: Rng): Question {
  const step = rng.pick([2, 5]);
  // It begins at tenths, so that the first number alone does not tell what a part is.
  const first = (rng.int(0, 8) * 10 + rng.int(1, 9)) * 10;
  const past = rng.int(2, 9);
  const write = hundredths;
  const [answer, last] = [first + past * step, first + parts * step];
  const figure: AxisFigure = {
    ...{ type: "axis", from: first, to: last, hops: [], alt: "Tia số có điểm A." },
    marks: Array.from({ length: parts + 1 }, (_, mark) => ({
      at: first + mark * step,
      label: mark % parts === 0 ? write(first + mark * step) : null,
      isLarge: mark % 5 === 0,
    })),
    pointers: [{ at: answer, label: "A" }],
  };
  return decimalEntryQuestion(rng, {
    prompt: rng.pick([
      "Điểm A ứng với số nào?",
      "Con xem tia số. Điểm A ứng với số nào?",
      "Số ở vạch của điểm A là số nào?",
    ]),
    figures: [figure],
    answer: { scaled: answer, places: 2 },
    distractors: nameMistakes({ first, step, past }),
    wrong: "Con tính xem mỗi phần là bao nhiêu, rồi đếm các phần từ vạch đầu tiên nhé!",
    hints: [
      `Từ ${write(first)} đến ${write(last)} có ${parts} phần bằng nhau. Mỗi phần là bao nhiêu?`,
      `Con lấy ${write(last)} trừ ${write(first)}, rồi chia cho ${parts}.`,
    ],
    explanation: `Mỗi phần là (${write(last)} − ${write(first)}) : ${parts} = ${write(step)}. Từ vạch ${write(first)}, thêm ${past} phần thì được ${write(answer)}.`,
    praise: "read",
    identity: `name ${first} ${step} ${past}`,
  });
}

/** Decimals on a number line (curriculum, c5-decimal-line): tenths; hundredths; thousandths, and parts of two or five hundredths. */
export const decimalLine = defineNumberSkill({
  id: "c5-decimal-line",
  classId: "5",
  title: "Số thập phân trên tia số",
  generate: byDifficulty({
    1: [buildTenthsQuestion],
    2: [buildHundredthsQuestion],
    3: [buildThousandthsQuestion, buildNameQuestion],
  }),
});
