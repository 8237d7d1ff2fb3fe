import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
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
import { charted, placeChart, placeNames } from "./place-chart.ts";

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

type Way = "compose" | "write" | "read";

/** The highest place at which two numbers of equally many digits differ. */
function differAt(number: number, wrong: number, isFitting: (right: number, other: number) => boolean): string {
  const others = digitsOf(wrong);
  const places = [...digitsOf(number).entries()].filter(([place, digit]) => isFitting(digit, others[place] ?? 0));
  return placeNames[places.at(-1)?.[0] ?? 0] ?? "";
}

/** Said to a number with a digit too few or too many. */
function tellLength(way: Way, isShort: boolean): string {
  if (way === "read") {
    return `Cách đọc này ${isShort ? "thiếu" : "thừa"} một chữ số. Con đếm lại các chữ số trong số nhé!`;
  }
  return isShort
    ? "Số này thiếu một chữ số. Hàng nào không có thì con viết 0."
    : "Số này thừa một chữ số. Mỗi hàng con chỉ viết một chữ số nhé!";
}

/** Said to a wrong number: at which place it is wrong, or that it has a digit too few or too many. */
function tellWrong(way: Way, number: number, wrong: number): string {
  if (digitsOf(wrong).length !== digitsOf(number).length) return tellLength(way, wrong < number);
  if (way === "read") {
    return `Con đọc lại: chữ số hàng ${differAt(number, wrong, (right, other) => right !== other)} là mấy?`;
  }
  const lost = differAt(number, wrong, (right, other) => right > 0 && other === 0);
  const isMoved = digitsOf(number).some((digit, place) => digit === 0 && digitsOf(wrong)[place] !== 0);
  if (isMoved && way === "compose") {
    const empty = differAt(number, wrong, (right, other) => right === 0 && other > 0);
    return `Đề có cho mấy ${empty} không? Còn hàng ${lost} thì sao? Hàng nào không có thì con viết 0.`;
  }
  if (isMoved) return `Con viết 0 ở hàng ${lost}. Con đọc lại xem hàng ấy có phải là 0 không.`;
  const place = differAt(number, wrong, (right, other) => right !== other);
  return `Con xem lại hàng ${place}: ${way === "compose" ? `đề cho mấy ${place}` : "chữ số hàng này là mấy"}?`;
}

/** Two wrong numbers about zeros where there are zeros, otherwise exchanged digits first. */
function distractorsFor(rng: Rng, number: number, way: Way): Distractor<number>[] {
  const alike = rng
    .shuffle(alikeNumbers(number, range[1]))
    .map(({ code, value }) => mistake(code, value, tellWrong(way, number, value)));
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

/** "Số “ba mươi nghìn không trăm linh sáu” viết là:"; from the second difficulty on it is typed. */
function buildWriteQuestion(number: number, rng: Rng, difficulty: Difficulty): Question {
  const words = numberInWords(number);
  const isTyped = difficulty > 1;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số “${words}” viết là:`,
      `Cô giáo đọc: “${words}”. ${isTyped ? "Con viết số cô giáo vừa đọc." : "Số cô giáo đọc viết là:"}`,
      isTyped ? `Con hãy viết số “${words}”.` : `Chọn cách viết đúng của số “${words}”.`,
    ]),
    isTyped,
    isReadByPupil: true,
    answer: number,
    write: wholeValue,
    range,
    distractors: distractorsFor(rng, number, "write"),
    hints: ["Tiếng “nghìn” chia số thành hai phần.", thousandsHint(number)],
    explanation: charted(`${partsOf(number, true)} viết là ${groupNumber(number)}.`, number),
    praise: "write",
    identity: `write ${number}`,
  });
}

/** "Số gồm 3 chục nghìn và 6 đơn vị viết là:" */
function buildComposeQuestion(number: number, rng: Rng, difficulty: Difficulty): Question {
  return numberQuestion(rng, {
    isTyped: difficulty > 1,
    prompt: rng.pick([
      `Số gồm ${partsOf(number, false)} viết là:`,
      `Lan nghĩ ra một số gồm ${partsOf(number, false)}. Số đó là:`,
    ]),
    answer: number,
    write: wholeValue,
    range,
    distractors: distractorsFor(rng, number, "compose"),
    hints: ["Con viết chữ số của từng hàng, từ hàng cao nhất đến hàng đơn vị.", thousandsHint(number)],
    explanation: charted(`${partsOf(number, true)} viết là ${groupNumber(number)}.`, number),
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
    distractors: distractorsFor(rng, number, "read").map((each) => ({
      ...each,
      value: wordsValue(numberInWords(each.value)),
    })),
    hints: [
      "Con tách số thành hai phần: phần nghìn và ba chữ số cuối.",
      `Phần nghìn đọc là “${numberInWords(thousands)} nghìn”. Con đọc tiếp ba chữ số cuối${String(number).slice(-3).includes("0") ? ", kể cả chữ số 0" : ""}.`,
    ],
    explanation: charted(`${groupNumber(number)} đọc là “${numberInWords(number)}”.`, number),
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
    const written = [buildWriteQuestion, buildComposeQuestion];
    const ask = rng.pick([...written, ...(difficulty === 1 ? [] : written), buildReadQuestion]);
    return ask(pickNumber(difficulty, rng), rng, difficulty);
  },
});
