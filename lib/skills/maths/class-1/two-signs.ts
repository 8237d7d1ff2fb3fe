import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { tenFrame } from "./ten-frame.ts";
import { isUndone, middleOf, resultOf, type Sign, type TwoSigns, twoSignsQuestion } from "./two-signs-question.ts";

const range = [0, 20] as const;
const fruit = ["apple", "orange", "mango", "peach"] as const;

/** Three addends of one to five, drawn as three kinds of fruit in one frame. */
function buildThreeAddendsQuestion(rng: Rng): Question {
  const first = rng.int(1, 5);
  const second = rng.int(1, Math.min(5, 9 - first));
  const third = rng.int(1, Math.min(5, 10 - first - second));
  const kinds = rng.shuffle(fruit);
  const groups = [first, second, third].map((count, place) => ({ picture: kinds[place] ?? "apple", count }));
  return twoSignsQuestion(rng, {
    sum: { numbers: [first, second, third], signs: ["+", "+"] },
    range,
    figures: [tenFrame({ groups, alt: "Khung mười ô có ba loại quả." })],
  });
}

/** "3 + 4 − 2": first more, then fewer. */
function pickPlusMinus(rng: Rng): TwoSigns {
  const middle = rng.int(4, 10);
  const first = rng.int(1, middle - 1);
  return { numbers: [first, middle - first, rng.int(1, middle - 1)], signs: ["+", "−"] };
}

/** "10 − 6 + 3", "9 − 3 − 4": from 7 to 10, and never out of the numbers up to 10. */
function pickMinusFirst(rng: Rng, other: Sign): TwoSigns {
  const first = rng.int(7, 10);
  const second = rng.int(2, first - 2);
  const middle = first - second;
  const third = other === "−" ? rng.int(1, middle - 1) : rng.int(1, 10 - middle);
  return { numbers: [first, second, third], signs: ["−", other] };
}

const pickTwoMinus = (rng: Rng) => pickMinusFirst(rng, "−");
const pickMinusPlus = (rng: Rng) => pickMinusFirst(rng, "+");

/** All that is there, with what goes crossed out; null where something comes back. */
function crossedFrame({ numbers: [first, second, third], signs: [one, other] }: TwoSigns): Figure | null {
  if (other === "+") return null;
  const [all, gone] = one === "+" ? [first + second, third] : [first, second + third];
  return tenFrame({
    groups: [{ picture: "marble", count: all }],
    crossed: gone,
    alt: "Khung mười ô có các viên bi, một số viên bị gạch.",
  });
}

function buildResultQuestion(rng: Rng, pick: (rng: Rng) => TwoSigns): Question {
  const sum = pick(rng);
  if (isUndone(sum)) return buildResultQuestion(rng, pick);
  const frame = crossedFrame(sum);
  return twoSignsQuestion(rng, { sum, range, ...(frame !== null && { helpFigures: [frame] }) });
}

/** "4 + 5 − … = 6": the last number is typed. */
function buildMissingQuestion(rng: Rng): Question {
  const drawn = rng.pick([
    pickPlusMinus,
    (any: Rng) => pickMinusFirst(any, "−"),
    (any: Rng) => pickMinusFirst(any, "+"),
  ])(rng);
  const middle = middleOf(drawn);
  const [first, second, drawnThird] = drawn.numbers;
  const [one, other] = drawn.signs;
  // Where the number were the result of the first step, a hint would name it.
  const third = drawnThird === middle ? drawnThird - 1 : drawnThird;
  const result = resultOf({ ...drawn, numbers: [first, second, third] });
  const known = `${first} ${one} ${second}`;
  const isSum = other === "+";
  const [verb, noun] = isSum ? ["Cộng", "cộng"] : ["Trừ", "trừ"];
  const equation = `${known} ${other} … = ${result}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Con tìm số còn thiếu: ${equation}`, `Số nào điền vào chỗ trống: ${equation}?`]),
    answer: third,
    range,
    distractors: [
      mistake("DATUM", result, `${result} là kết quả rồi. Con tìm số ở chỗ trống nhé!`),
      mistake("PARTIAL", middle, `Con mới tính ${known}. Con tìm tiếp số đem ${noun} nhé!`),
      mistake("OP", middle + result, `Con lấy kết quả ${known} cộng với ${result} rồi. Con tìm số đem ${noun} nhé!`),
      ...[1, 2].map((by) => mistake("OFF1", third + by, `${verb} như thế nhiều quá. Con thử số bé hơn nhé!`)),
      mistake("OFF1", third - 1, `${verb} như thế còn ít. Con thử số lớn hơn nhé!`),
    ],
    hints: [`Con tính ${known} trước.`, `${known} = ${middle}. ${middle} ${noun} mấy thì bằng ${result}?`],
    explanation: `${known} = ${middle}. ${middle} ${other} ${third} = ${result}. Số còn thiếu là ${third}.`,
    praise: "calculate",
    identity: `missing ${equation}`,
    isTyped: true,
  });
}

/** Two signs within 10 (curriculum, c1-two-signs): three addends, plus and minus, then minus first or the last number missing. */
export const twoSigns = defineNumberSkill({
  id: "c1-two-signs",
  classId: "1",
  title: "Tính có hai dấu cộng, trừ",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildThreeAddendsQuestion(rng);
    if (difficulty === 2) return buildResultQuestion(rng, pickPlusMinus);
    const form = rng.int(0, 2);
    return form === 2 ? buildMissingQuestion(rng) : buildResultQuestion(rng, form === 0 ? pickTwoMinus : pickMinusPlus);
  },
});
