import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { decidingDigit, roundingRay, roundTo, withCarry } from "#lib/skills/families/round.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { placeNames } from "./place-chart.ts";

const range = [1, 100_000] as const;

const stories = readTable(
  { numbers: ["least", "most"], words: ["name", "tell"] },
  `
     20 |   999 | cm         | Sợi dây thép dài
     40 |   150 | kg         | Con lợn cân nặng
    150 |   450 | kg         | Con bò cân nặng
    100 |  4999 | m          | Đường từ nhà Nam đến trường dài
    300 |  2500 | học sinh   | Trường tiểu học có
   1000 | 40000 | quyển sách | Thư viện thành phố có
   3000 | 40000 | người      | Xã Bình An có
  10000 | 60000 | người xem  | Trận bóng đá có
   1000 | 99000 | cây giống  | Vườn ươm có
    200 | 99000 | con gà     | Trại gà có
`,
);

/** Units in full, as a question asks for them. */
const spelledOut: Readonly<Record<string, string>> = { cm: "xăng-ti-mét", kg: "ki-lô-gam", m: "mét" };

interface Rounding {
  readonly number: number;
  /** 10, 100, 1 000 or 10 000, and its place from the ones. */
  readonly size: number;
  readonly place: number;
  readonly rounded: number;
}

/** Tens up to 1 000; hundreds up to 10 000; beyond that thousands and ten thousands. */
function pickRounding(difficulty: Difficulty, rng: Rng): Rounding {
  const place = { 1: 1, 2: 2, 3: rng.pick([3, 4]) }[difficulty];
  const size = 10 ** place;
  const length = { 1: rng.pick([2, 3, 3]), 2: rng.pick([3, 4, 4]), 3: place === 3 ? rng.pick([4, 5]) : 5 }[difficulty];
  const least = Math.max(10 ** (length - 1), size + 1);
  // At difficulty 3 a 9 in the place is carried over in one of three.
  const isNine = difficulty === 3 && place === 3 && length === 5 && rng.int(0, 2) === 0;
  const picked = rng.int(Math.ceil(least / size), Math.floor((10 ** length - 1) / size));
  const whole = isNine ? Math.floor(Math.min(picked, 89) / 10) * 10 + 9 : picked;
  const next = isNine ? rng.int(5, 9) : rng.int(1, 9);
  const rest = place === 1 ? 0 : rng.int(1, size / 10 - 1);
  const number = whole * size + next * (size / 10) + rest;
  return { number, size, place, rounded: roundTo(number, size) };
}

/** The digit that decides, and what follows from it. */
function reasonOf(rounding: Rounding): string {
  const digit = decidingDigit(rounding);
  const way = digit < 5 ? ", bé hơn 5 nên làm tròn xuống" : ", lớn hơn 5 nên làm tròn lên";
  return `Chữ số hàng ${placeNames[rounding.place - 1]} là ${digit}${digit === 5 ? " nên làm tròn lên" : way}`;
}

/** The reason with what is carried past a 9, up to the result. */
function stepsOf(rounding: Rounding): string {
  return withCarry(reasonOf(rounding), rounding, placeNames);
}

const tooFar = "Số này ở xa quá. Con tìm hai số tròn ở ngay hai bên, rồi chọn số gần hơn.";

/** What is said of a number rounded to a place beside the asked one; on a ray nothing is told to be rounded. */
function tellOtherPlace(other: number, asked: number, isOnRay: boolean): string {
  if (!isOnRay)
    return `Con đã làm tròn đến hàng ${placeNames[other]}. Con xem lại đề bài hỏi làm tròn đến hàng nào nhé!`;
  // A whole thousand is a whole hundred as well.
  const told = `Đó là số tròn ${placeNames[other]}.`;
  return other > asked
    ? `${told} Con tìm số tròn ${placeNames[asked]} gần hơn nhé!`
    : `${told} Đề bài hỏi số tròn ${placeNames[asked]}.`;
}

function distractorsFor({ number, size, place, rounded }: Rounding, isOnRay: boolean): Distractor<number>[] {
  const other = rounded > number ? rounded - size : rounded + size;
  const digit = decidingDigit({ number, size });
  const wrongWay =
    digit < 5
      ? `Con đã làm tròn lên. Chữ số hàng ${placeNames[place - 1]} là ${digit}, bé hơn 5.`
      : `Con đã làm tròn xuống. Chữ số hàng ${placeNames[place - 1]} là ${digit}, không bé hơn 5.`;
  return [
    mistake("ROUND", other, wrongWay),
    ...(place === 1 ? [] : [mistake("ROUND", roundTo(number, size / 10), tellOtherPlace(place - 1, place, isOnRay))]),
    ...(place === 4 ? [] : [mistake("ROUND", roundTo(number, size * 10), tellOtherPlace(place + 1, place, isOnRay))]),
    mistake("ROUND", number, "Con chép lại số đã cho rồi. Con tìm số tròn gần số đó nhất."),
    ...(place === 1
      ? []
      : [
          mistake(
            "ROUND",
            rounded + (number % (size / 10)),
            isOnRay
              ? `Đó chưa phải là số tròn ${placeNames[place]}.`
              : "Các hàng phía sau hàng làm tròn phải đổi thành chữ số 0.",
          ),
        ]),
    mistake("ROUND", rounded > number ? rounded + size : rounded - size, tooFar),
    mistake("ROUND", other > number ? other + size : other - size, tooFar),
  ];
}

/** What the questions share that ask for the rounded number, written with its unit or alone. */
function draftOf(rounding: Rounding, write: (value: number) => Value = wholeValue, isOnRay = false) {
  const [place, below] = [placeNames[rounding.place], placeNames[rounding.place - 1]];
  return {
    answer: rounding.rounded,
    write,
    range,
    isTyped: true,
    distractors: distractorsFor(rounding, isOnRay),
    hints: [
      `Làm tròn đến hàng ${place} thì con nhìn chữ số hàng ${below}.`,
      `Chữ số hàng ${below} là ${decidingDigit(rounding)}. Bé hơn 5 thì làm tròn xuống, từ 5 trở lên thì làm tròn lên.`,
    ],
    praise: "round",
  } as const;
}

/** Where the number lies between the two round ones, once it may be seen. */
function shownOnRay(rounding: Rounding) {
  const alt = `Tia số, mũi tên chỉ vào số ${groupNumber(rounding.number)}.`;
  return roundingRay({ ...rounding, isLabelled: true, alt });
}

/** "Làm tròn số 6 473 đến hàng trăm được số nào?" */
function buildBareQuestion(rounding: Rounding, rng: Rng): Question {
  const { number, place, rounded } = rounding;
  return numberQuestion(rng, {
    ...draftOf(rounding),
    prompt: rng.pick([
      `Làm tròn số ${groupNumber(number)} đến hàng ${placeNames[place]} được số nào?`,
      `Số ${groupNumber(number)} làm tròn đến hàng ${placeNames[place]} thành số nào?`,
    ]),
    explanation: { say: `${stepsOf(rounding)}: ${groupNumber(rounded)}.`, figures: [shownOnRay(rounding)] },
    identity: `round ${number} ${place}`,
  });
}

/** "Trên tia số, 6 473 gần số tròn trăm nào hơn?" */
function buildRayQuestion(rounding: Rounding, rng: Rng): Question {
  const { size, place, rounded } = rounding;
  // Half way it would lie as near to the one as to the other.
  const isHalf = (rounding.number % size) * 2 === size;
  const apart = { ...rounding, number: isHalf ? rounding.number + size / 10 : rounding.number };
  const draft = draftOf(apart, wholeValue, true);
  const number = groupNumber(apart.number);
  return numberQuestion(rng, {
    ...draft,
    prompt: `Trên tia số, số ${number} gần số tròn ${placeNames[place]} nào nhất?`,
    figures: [shownOnRay(apart)],
    hints: ["Con nhìn mũi tên: nó ở nửa bên trái hay nửa bên phải?", draft.hints[1]],
    explanation: `Số ${number} gần ${groupNumber(rounded)} nhất, nên làm tròn đến hàng ${placeNames[place]} được ${groupNumber(rounded)}.`,
    identity: `ray ${apart.number} ${place}`,
  });
}

/** "Xã Bình An có 6 473 người. Làm tròn đến hàng trăm, xã có khoảng bao nhiêu?" */
function buildStoryQuestion(rounding: Rounding, rng: Rng): Question {
  const { number, place, rounded } = rounding;
  const fitting = stories.filter(({ least, most }) => number >= least && number <= most);
  if (fitting.length === 0) return buildBareQuestion(rounding, rng);
  const { tell, name } = rng.pick(fitting);
  const write = writeWith(name);
  return numberQuestion(rng, {
    ...draftOf(rounding, write),
    prompt: `${tell} ${write(number).line.text}. Làm tròn đến hàng ${placeNames[place]} thì được khoảng bao nhiêu ${spelledOut[name] ?? name}?`,
    explanation: {
      say: `${stepsOf(rounding)}: khoảng ${write(rounded).line.text}.`,
      figures: [shownOnRay(rounding)],
    },
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
      mistake("ROUND", above + loose, "Số này phải làm tròn lên, nên được số tròn lớn hơn."),
      mistake("ROUND", below - part + loose, "Số này phải làm tròn xuống, nên được số tròn bé hơn."),
      ...[above + part, below - 2 * part, above + 2 * part, below - 3 * part].map((other) =>
        mistake("ROUND", other + loose, "Số này gần số tròn khác hơn."),
      ),
    ],
    hints: [
      `Con làm tròn từng số đến hàng ${placeNames[place]} rồi xem số nào hợp.`,
      `Con nhìn chữ số hàng ${placeNames[place - 1]}: bé hơn 5 thì làm tròn xuống, từ 5 trở lên thì làm tròn lên.`,
    ],
    explanation: {
      say: `Với số ${groupNumber(number)}: ${reasonOf(rounding).toLowerCase()}, được ${groupNumber(rounded)}.`,
      figures: [shownOnRay(rounding)],
    },
    praise: "round",
    identity: `back ${number} ${place}`,
  });
}

/** Rounding (curriculum, c3-round-numbers): to tens; to hundreds; to thousands or ten thousands, also backwards. */
export const roundNumbers = defineNumberSkill({
  id: "c3-round-numbers",
  classId: "3",
  title: "Làm tròn số",
  generate(difficulty, rng) {
    const forms = {
      1: [buildBareQuestion, buildRayQuestion, buildRayQuestion],
      2: [buildBareQuestion, buildRayQuestion, buildStoryQuestion],
      3: [buildBareQuestion, buildStoryQuestion, buildBackwardsQuestion, buildBackwardsQuestion],
    }[difficulty];
    return rng.pick(forms)(pickRounding(difficulty, rng), rng);
  },
});
