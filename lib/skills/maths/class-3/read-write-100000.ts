import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { alikeNumbers } from "#lib/questions/place-value/alike-numbers.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { numberCard } from "#lib/skills/maths/number-card.ts";
import { placeChart, placeNames } from "./place-chart.ts";

const range = [1000, 100_000] as const;

/** Where the zeros stand that are easily forgotten; x is any other digit. */
const masks = [
  "x0xx",
  "xx0x",
  "x00x",
  "x0xxx",
  "xx0xx",
  "xxx0x",
  "xx00x",
  "x0x0x",
  "x00xx",
  "x000x",
  "xx0x0",
  "x0xx0",
] as const;

function pickNumber(difficulty: Difficulty, rng: Rng): number {
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const mask = { 1: "xxxx", 2: "xxxxx", 3: rng.pick(masks) }[difficulty];
  return Number(Array.from(mask, (sign, place) => (sign === "0" ? 0 : digits[place])).join(""));
}

const lostZero = "Sau tiếng “nghìn” luôn có đủ ba chữ số. Hàng nào không có thì con viết 0.";
const wrongOrder = "Con viết lại từng chữ số theo thứ tự các hàng từ trái sang phải nhé!";

/** Two wrong numbers about zeros where there are zeros, otherwise exchanged digits first. */
function distractorsFor(rng: Rng, number: number): Distractor<number>[] {
  const alike = rng
    .shuffle(alikeNumbers(number, range[1]))
    .map(({ code, value }) => mistake(code, value, code === "ZERO" ? lostZero : wrongOrder));
  const zeros = alike.filter(({ code }) => code === "ZERO");
  const swaps = alike.filter(({ code }) => code === "SWAP");
  const first = String(number).includes("0") ? 2 : 1;
  return [...zeros.slice(0, first), ...swaps, ...zeros.slice(first)];
}

/** "3 chục nghìn, 0 nghìn, 0 trăm, 0 chục, 6 đơn vị", or only the places that are not empty. */
function partsOf(number: number, isFull: boolean): string {
  const parts = digitsOf(number)
    .map((digit, place) => ({ digit, name: placeNames[place] }))
    .toReversed()
    .filter(({ digit }) => isFull || digit > 0)
    .map(({ digit, name }) => `${digit} ${name}`);
  return isFull ? parts.join(", ") : listWithAnd(parts);
}

function thousandsHint(number: number) {
  const thousands = Math.floor(number / 1000);
  return {
    say: `Số này có ${thousands} nghìn. Con viết phần nghìn trước, rồi viết đủ ba chữ số nữa.`,
    figures: [placeChart({ digits: `${thousands}???`, alt: "Bảng các hàng mới ghi phần nghìn." })],
  };
}

/** "Số “ba mươi nghìn không trăm linh sáu” viết là:" */
function buildWriteQuestion(number: number, rng: Rng): Question {
  const words = numberInWords(number);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số “${words}” viết là:`,
      `Cô giáo đọc: “${words}”. Số cô giáo đọc viết là:`,
      `Chọn cách viết đúng của số “${words}”.`,
    ]),
    isReadByPupil: true,
    answer: number,
    write: wholeValue,
    range,
    distractors: distractorsFor(rng, number),
    hints: ["Tiếng “nghìn” chia số thành hai phần.", thousandsHint(number)],
    explanation: `${partsOf(number, true)} viết là ${groupNumber(number)}.`,
    praise: "write",
    identity: `write ${number}`,
  });
}

/** "Số gồm 3 chục nghìn và 6 đơn vị viết là:" */
function buildComposeQuestion(number: number, rng: Rng): Question {
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số gồm ${partsOf(number, false)} viết là:`,
      `Lan nghĩ ra một số gồm ${partsOf(number, false)}. Số đó là:`,
    ]),
    answer: number,
    write: wholeValue,
    range,
    distractors: distractorsFor(rng, number),
    hints: ["Con viết chữ số của từng hàng, từ hàng cao nhất đến hàng đơn vị.", thousandsHint(number)],
    explanation: `${partsOf(number, true)} viết là ${groupNumber(number)}.`,
    praise: "write",
    identity: `compose ${number}`,
  });
}

/** "Số trên tấm thẻ đọc là:" */
function buildReadQuestion(number: number, rng: Rng): Question {
  const thousands = Math.floor(number / 1000);
  const isChart = rng.pick([true, false]);
  const figure = isChart
    ? placeChart({ digits: String(number), alt: "Bảng các hàng." })
    : numberCard(groupNumber(number));
  return choiceQuestion(rng, {
    prompt: isChart ? "Số trong bảng đọc là:" : rng.pick(["Số trên tấm thẻ đọc là:", "Cách nào đọc đúng số trên thẻ?"]),
    figures: [figure],
    answer: wordsValue(numberInWords(number)),
    distractors: distractorsFor(rng, number).map(({ code, value }) =>
      mistake(code, wordsValue(numberInWords(value)), "Con đọc phần nghìn trước, rồi đọc trăm, chục, đơn vị nhé!"),
    ),
    hints: [
      "Con tách số thành hai phần: phần nghìn và ba chữ số cuối.",
      `Phần nghìn đọc là “${numberInWords(thousands)} nghìn”. Con đọc tiếp ba chữ số cuối, kể cả chữ số 0.`,
    ],
    explanation: toLine(`${groupNumber(number)} đọc là “${numberInWords(number)}”.`),
    praise: "read",
    identity: `read ${number}`,
  });
}

/** Reading and writing numbers up to 100 000 (curriculum, c3-read-write-100000): words, parts, cards and tables. */
export const readWriteHundredThousand = defineNumberSkill({
  id: "c3-read-write-100000",
  classId: "3",
  title: "Đọc, viết số đến 100 000",
  generate(difficulty, rng) {
    return rng.pick([buildWriteQuestion, buildComposeQuestion, buildReadQuestion])(pickNumber(difficulty, rng), rng);
  },
});
