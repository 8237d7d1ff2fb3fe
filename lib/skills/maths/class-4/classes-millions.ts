import { withUnit } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { classNames } from "#lib/skills/maths/millions-chart.ts";
import { buildClassDigitsQuestion, buildWriteQuestion, chartQuestion, type WrongNumber } from "./class-chart.ts";
import { digits, numberOf } from "./digit-row.ts";
import { buildPartsQuestion, drawParts } from "./number-from-parts.ts";

/** Seven digits, none of them 0. */
const drawFull = (rng: Rng) => numberOf(rng.shuffle(digits).slice(0, 7));

/** Eight or nine digits, with one or two zeros in one class, or three in the lowest. */
function drawWithZeros(rng: Rng): number {
  const row = rng.shuffle(digits).slice(0, rng.int(8, 9));
  const group = rng.int(0, 1);
  const inClass = rng.shuffle([0, 1, 2]).slice(0, rng.int(1, group === 0 ? 3 : 2));
  return numberOf(row.map((digit, place) => (inClass.some((at) => at + group * 3 === place) ? 0 : digit)));
}

/** What stands in each class, the millions first. */
type Classes = readonly [millions: number, thousands: number, ones: number];

const joined = ([millions, ...lower]: readonly string[]) => `${millions}${lower.join("")}`;

/** Numbers of one or two digits stand at the left of their class instead of at its right. */
function padded([millions, ...lower]: Classes): WrongNumber {
  return {
    digits: joined([String(millions), ...lower.map((value) => (value === 0 ? "000" : String(value).padEnd(3, "0")))]),
    distractor: {
      code: "ZERO",
      feedback: "Ở lớp nghìn và lớp đơn vị, con viết thêm chữ số 0 ở bên trái cho đủ ba chữ số.",
    },
  };
}

/** A class without anything is left out, and the zeros stand behind. */
function closedUp(classes: Classes): WrongNumber {
  const length = String(classes[0]).length + 6;
  const digitsTold = classes
    .filter((value) => value > 0)
    .map(String)
    .join("");
  return {
    digits: digitsTold.padEnd(length, "0"),
    distractor: { code: "ZERO", feedback: "Mỗi lớp sau lớp triệu phải có đủ ba chữ số. Con xem lại từng lớp nhé!" },
  };
}

/** 5, 40 or 312. */
const drawPart = (rng: Rng) => rng.pick([rng.int(1, 9), rng.int(1, 9), rng.int(10, 99), rng.int(101, 999)]);

/** "Số gồm 30 triệu, 5 nghìn và 8 đơn vị"; a class may be empty, and the classes are told in any order. */
function buildClassesQuestion(rng: Rng): Question {
  const millions = rng.pick([rng.int(2, 9), rng.int(10, 99), rng.int(100, 999)]);
  const lower = [drawPart(rng), drawPart(rng)] as const;
  const empty = rng.pick([null, 0, 1]);
  const classes: Classes = [millions, empty === 0 ? 0 : lower[0], empty === 1 ? 0 : lower[1]];
  const number = classes[0] * 1_000_000 + classes[1] * 1000 + classes[2];
  const told = classes.flatMap((value, at) => (value === 0 ? [] : [withUnit(String(value), classNames[2 - at] ?? "")]));
  const named = listWithAnd(rng.int(0, 1) === 0 ? told : rng.shuffle(told));
  return chartQuestion(rng, {
    number,
    prompt: rng.pick([
      `Con viết vào bảng số gồm ${named}.`,
      `Một số gồm ${named}. Con viết số đó vào bảng, mỗi ô một chữ số.`,
    ]),
    identity: `classes ${number}`,
    hints: [
      "Con viết lớp triệu trước, rồi đến lớp nghìn, lớp đơn vị.",
      "Lớp nghìn và lớp đơn vị luôn có đủ ba chữ số. Chỗ nào không có, con viết 0.",
    ],
    wrong: [padded(classes), closedUp(classes)],
    way: "Con viết từng lớp, mỗi lớp sau lớp triệu đủ ba chữ số.",
  });
}

/** The class of millions (curriculum, c4-classes-millions): seven digits in their table; with zeros; from parts, where a class may be empty. */
export const classesMillions = defineNumberSkill({
  id: "c4-classes-millions",
  classId: "4",
  title: "Lớp triệu",
  generate: byDifficulty({
    1: [(rng) => buildWriteQuestion(rng, drawFull(rng), rng.int(0, 2) > 0)],
    2: [
      (rng) => buildWriteQuestion(rng, drawWithZeros(rng), true),
      (rng) => buildWriteQuestion(rng, drawWithZeros(rng), true),
      (rng) => buildClassDigitsQuestion(rng, drawWithZeros(rng), rng.int(0, 1)),
    ],
    3: [
      buildClassesQuestion,
      buildClassesQuestion,
      (rng) => buildPartsQuestion(rng, drawParts(rng, rng.int(7, 9), rng.int(3, 4))),
    ],
  }),
});
