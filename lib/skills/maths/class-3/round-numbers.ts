import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { AxisFigure } from "#lib/questions/figures/axis-figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values/whole-value.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/distractor.ts";
import { numberQuestion } from "#lib/skills/drafts/number-question.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { placeNames } from "./place-chart.ts";

const range = [1, 100_000] as const;

interface Rounding {
  readonly number: number;
  /** 10, 100, 1 000 or 10 000, and its place from the ones. */
  readonly size: number;
  readonly place: number;
  readonly rounded: number;
}

const roundedTo = (number: number, size: number) => Math.floor(number / size + 0.5) * size;

function pickRounding(difficulty: Difficulty, rng: Rng): Rounding {
  const place = { 1: 1, 2: 2, 3: rng.pick([3, 4]) }[difficulty];
  const size = 10 ** place;
  const length = { 1: rng.pick([2, 3, 4]), 2: rng.pick([3, 4, 5]), 3: 5 }[difficulty];
  const least = Math.max(10 ** (length - 1), size + 1);
  const whole = rng.int(Math.ceil(least / size), Math.floor((10 ** length - 1) / size));
  const next = rng.int(1, 9);
  const rest = place === 1 ? 0 : rng.int(1, size / 10 - 1);
  const number = whole * size + next * (size / 10) + rest;
  return { number, size, place, rounded: roundedTo(number, size) };
}

/** The digit that decides, and what follows from it. */
function reasonOf({ number, size, place }: Rounding): string {
  const digit = Math.floor(number / (size / 10)) % 10;
  const way = digit < 5 ? "bé hơn 5 nên làm tròn xuống" : "lớn hơn 5 nên làm tròn lên";
  return `Chữ số hàng ${placeNames[place - 1]} là ${digit}, ${digit === 5 ? "bằng 5 nên làm tròn lên" : way}`;
}

const tooFar = "Số này ở xa quá. Con tìm hai số tròn ở ngay hai bên, rồi chọn số gần hơn.";

function distractorsFor({ number, size, rounded }: Rounding): Distractor<number>[] {
  const other = rounded > number ? rounded - size : rounded + size;
  return [
    mistake("ROUND", other, "Con xem lại khi nào làm tròn lên, khi nào làm tròn xuống nhé!"),
    mistake("ROUND", roundedTo(number, size / 10), "Con xem lại đề bài hỏi làm tròn đến hàng nào nhé!"),
    mistake("ROUND", roundedTo(number, size * 10), "Con xem lại đề bài hỏi làm tròn đến hàng nào nhé!"),
    mistake("ROUND", rounded + (number % (size / 10 || 1)), "Các hàng phía sau phải đổi thành chữ số 0."),
    mistake("ROUND", rounded > number ? rounded + size : rounded - size, tooFar),
    mistake("ROUND", other > number ? other + size : other - size, tooFar),
  ];
}

function hintsFor({ number, size, place }: Rounding): string[] {
  const digit = Math.floor(number / (size / 10)) % 10;
  return [
    `Làm tròn đến hàng ${placeNames[place]} thì con nhìn chữ số hàng ${placeNames[place - 1]}.`,
    `Chữ số hàng ${placeNames[place - 1]} là ${digit}. Bé hơn 5 thì làm tròn xuống, từ 5 trở lên thì làm tròn lên.`,
  ];
}

/** "Làm tròn số 6 473 đến hàng trăm được số nào?" */
function buildBareQuestion(rounding: Rounding, rng: Rng): Question {
  const { number, place, rounded } = rounding;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Làm tròn số ${groupNumber(number)} đến hàng ${placeNames[place]} được số nào?`,
      `Số ${groupNumber(number)} làm tròn đến hàng ${placeNames[place]} là:`,
    ]),
    answer: rounded,
    write: wholeValue,
    range,
    distractors: distractorsFor(rounding),
    hints: hintsFor(rounding),
    explanation: `${reasonOf(rounding)}: ${groupNumber(rounded)}.`,
    praise: "round",
    identity: `round ${number} ${place}`,
  });
}

/** A number ray from one round number to the next, with an arrow at the number. */
function rayOf(number: number, size: number): AxisFigure {
  const from = number - (number % size);
  const marks = Array.from({ length: 11 }, (_, step) => ({
    at: from + (step * size) / 10,
    label: step % 10 === 0 ? groupNumber(from + (step * size) / 10) : null,
    isLarge: step % 5 === 0,
  }));
  return {
    type: "axis",
    from,
    to: from + size,
    marks,
    pointers: [{ at: number, label: groupNumber(number) }],
    hops: [],
    alt: `Tia số, mũi tên chỉ vào số ${groupNumber(number)}.`,
  };
}

/** "Trên tia số, 6 473 gần số tròn trăm nào hơn?" */
function buildRayQuestion(rounding: Rounding, rng: Rng): Question {
  const { number, size, place, rounded } = rounding;
  // Half way it would lie as near to the one as to the other.
  const isHalf = (number % size) * 2 === size;
  const apart = { number: isHalf ? number + size / 10 : number, size, place, rounded };
  return numberQuestion(rng, {
    prompt: `Trên tia số, số ${groupNumber(apart.number)} gần số tròn ${placeNames[place]} nào nhất?`,
    figures: [rayOf(apart.number, size)],
    answer: rounded,
    write: wholeValue,
    range,
    distractors: distractorsFor(apart),
    hints: ["Con nhìn mũi tên: nó ở nửa bên trái hay nửa bên phải?", ...hintsFor(apart).slice(1)],
    explanation: `Số ${groupNumber(apart.number)} gần ${groupNumber(rounded)} nhất, nên làm tròn đến hàng ${placeNames[place]} được ${groupNumber(rounded)}.`,
    praise: "round",
    identity: `ray ${apart.number} ${place}`,
  });
}

interface Story {
  readonly tell: (number: string) => string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

const stories: readonly Story[] = [
  { tell: (number) => `Sợi dây thép dài ${number}.`, name: "cm", least: 20, most: 999 },
  { tell: (number) => `Con lợn cân nặng ${number}.`, name: "kg", least: 40, most: 150 },
  { tell: (number) => `Con bò cân nặng ${number}.`, name: "kg", least: 150, most: 450 },
  { tell: (number) => `Đường từ nhà Nam đến trường dài ${number}.`, name: "m", least: 100, most: 4999 },
  { tell: (number) => `Trường tiểu học có ${number}.`, name: "học sinh", least: 300, most: 2500 },
  { tell: (number) => `Thư viện thành phố có ${number}.`, name: "quyển sách", least: 1000, most: 40_000 },
  { tell: (number) => `Xã Bình An có ${number}.`, name: "người", least: 3000, most: 40_000 },
  { tell: (number) => `Trận bóng đá có ${number}.`, name: "người xem", least: 10_000, most: 60_000 },
  { tell: (number) => `Vườn ươm có ${number}.`, name: "cây giống", least: 1000, most: 99_000 },
  { tell: (number) => `Trại gà có ${number}.`, name: "con gà", least: 200, most: 99_000 },
];

/** "Xã Bình An có 6 473 người. Làm tròn đến hàng trăm, xã có khoảng bao nhiêu?" */
function buildStoryQuestion(rounding: Rounding, rng: Rng): Question {
  const { number, place, rounded } = rounding;
  const fitting = stories.filter(({ least, most }) => number >= least && number <= most);
  if (fitting.length === 0) return buildBareQuestion(rounding, rng);
  const { tell, name } = rng.pick(fitting);
  const write = writeWith(name);
  return numberQuestion(rng, {
    prompt: `${tell(write(number).line.text)} Làm tròn đến hàng ${placeNames[place]} thì được khoảng bao nhiêu?`,
    answer: rounded,
    write,
    range,
    distractors: distractorsFor(rounding),
    hints: hintsFor(rounding),
    explanation: `${reasonOf(rounding)}: khoảng ${write(rounded).line.text}.`,
    praise: "round",
    identity: `story ${number} ${place} ${name}`,
  });
}

/** "Số nào làm tròn đến hàng trăm thì được 6 500?" */
function buildBackwardsQuestion(rounding: Rounding, rng: Rng): Question {
  const { number, size, place, rounded } = rounding;
  const part = size / 10;
  const [below, above] = [rounded - size / 2, rounded + size / 2];
  const loose = place === 1 ? 0 : rng.int(1, part - 1);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số nào làm tròn đến hàng ${placeNames[place]} thì được ${groupNumber(rounded)}?`,
      `Một số làm tròn đến hàng ${placeNames[place]} được ${groupNumber(rounded)}. Số đó có thể là:`,
    ]),
    answer: number,
    write: wholeValue,
    range,
    distractors: [
      mistake("ROUND", above + loose, "Số này phải làm tròn lên."),
      mistake("ROUND", below - part + loose, "Số này phải làm tròn xuống."),
      mistake("ROUND", above + part + loose, "Số này gần số tròn khác hơn."),
      mistake("ROUND", below - 2 * part + loose, "Số này gần số tròn khác hơn."),
      mistake("ROUND", above + 2 * part + loose, "Số này gần số tròn khác hơn."),
      mistake("ROUND", below - 3 * part + loose, "Số này gần số tròn khác hơn."),
    ],
    hints: [
      `Con làm tròn từng số đến hàng ${placeNames[place]} rồi xem số nào hợp.`,
      `Con nhìn chữ số hàng ${placeNames[place - 1]}: bé hơn 5 thì làm tròn xuống, từ 5 trở lên thì làm tròn lên.`,
    ],
    explanation: `Với số ${groupNumber(number)}: ${reasonOf(rounding).toLowerCase()}, được ${groupNumber(rounded)}.`,
    praise: "round",
    identity: `back ${number} ${place}`,
  });
}

/** Rounding (curriculum, c3-round-numbers): to tens; to hundreds; to thousands or ten thousands. */
export const roundNumbers = defineSkill({
  id: "c3-round-numbers",
  classId: "3",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Làm tròn số",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildRayQuestion, buildStoryQuestion, buildBackwardsQuestion])(
      pickRounding(difficulty, rng),
      rng,
    );
  },
});
