import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { classNames, numberChart, placeNames } from "#lib/skills/maths/millions-chart.ts";
import { buildTwinDigitsQuestion } from "./build-twin-digits-question.ts";
import { digits, numberOf, pickDigits } from "./digit-row.ts";

const range = [1, 999_999_999] as const;

function placeOf(place: number): string {
  return `hàng ${placeNames[place] ?? ""}, lớp ${classNames[Math.floor(place / 3)] ?? ""}`;
}

/** Up to hundreds of thousands; then up to hundreds of millions. */
function pickRow(rng: Rng, difficulty: Difficulty): number[] {
  return pickDigits(rng, difficulty === 1 ? 6 : rng.int(7, 9));
}

/** "Trong số 7 409 182, chữ số 4 thuộc hàng nào, lớp nào?" */
function buildPlaceQuestion(rng: Rng, difficulty: Difficulty): Question {
  const row = pickRow(rng, difficulty);
  const place = rng.int(0, row.length - 1);
  const [digit, number] = [row[place] ?? 0, groupNumber(numberOf(row))];
  const near = [place + 1, place - 1, place + 3, place - 3, place + 2, place - 2];
  const others = near.filter((other) => other >= 0 && other < (difficulty === 1 ? 6 : 9));
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trong số ${number}, chữ số ${digit} thuộc hàng nào, lớp nào?`,
      `Số ${number} có chữ số ${digit} đứng ở:`,
    ]),
    answer: wordsValue(placeOf(place)),
    distractors: others.map((other) =>
      mistake("PLACE", wordsValue(placeOf(other)), "Con đếm lại các hàng từ phải sang trái nhé!"),
    ),
    hints: [
      "Con đếm các hàng từ phải sang trái, bắt đầu từ hàng đơn vị.",
      {
        say: `Mỗi lớp có ba hàng. Con tìm chữ số ${digit} trong bảng rồi đọc tên cột và tên lớp.`,
        figures: [numberChart(numberOf(row), null)],
      },
    ],
    explanation: {
      say: `Từ phải sang trái, chữ số ${digit} đứng thứ ${ordinal(place + 1)} nên ở ${placeOf(place)}.`,
      figures: [numberChart(numberOf(row), place)],
    },
    praise: "place",
    identity: `place ${place} ${number}`,
  });
}

/** "Ba chữ số thuộc lớp nghìn của số 7 409 182, viết liền nhau, là:" */
function buildClassQuestion(rng: Rng, difficulty: Difficulty): Question {
  const group = rng.int(0, 1);
  const drawn = pickRow(rng, difficulty);
  // The three are typed as one number, so the first of them is no 0.
  const row = drawn[group * 3 + 2] === 0 ? drawn.with(group * 3 + 2, drawn[0] ?? 1).with(0, 0) : drawn;
  const number = groupNumber(numberOf(row));
  const written = (from: number) => numberOf(row.slice(from, from + 3));
  const answer = written(group * 3);
  const name = classNames[group] ?? "";
  const otherName = classNames[1 - group] ?? "";
  const shifted = [group * 3 + 1, group * 3 - 1, group * 3 + 2].filter((from) => from >= 0);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Trong số ${number}, ba chữ số của lớp ${name} viết liền nhau từ trái sang phải là:`,
      `Con viết liền nhau, từ trái sang phải, ba chữ số thuộc lớp ${name} của số ${number}.`,
    ]),
    answer,
    range: [0, 999],
    distractors: [
      mistake("PLACE", written(3 - group * 3), `Đó là các chữ số của lớp ${otherName}. Con xem lại tên lớp nhé!`),
      ...shifted.map((from) => mistake("PLACE", written(from), "Con tách số thành các lớp từ phải sang trái nhé!")),
    ],
    hints: [
      "Mỗi lớp gồm ba hàng, tính từ phải sang trái.",
      {
        say: `${difficulty === 1 ? "Lớp đơn vị, lớp nghìn" : "Lớp đơn vị, lớp nghìn, lớp triệu"} đứng lần lượt từ phải sang trái.`,
        figures: [numberChart(numberOf(row), null)],
      },
    ],
    explanation: `Tách lớp từ phải sang trái, lớp ${name} của số ${number} gồm ba chữ số viết liền là ${answer}.`,
    praise: "place",
    identity: `class ${group} ${number}`,
  });
}

/** "Chữ số hàng chục nghìn của số 7 409 182 là:" */
function buildDigitQuestion(rng: Rng, difficulty: Difficulty): Question {
  const row = pickRow(rng, difficulty);
  const place = rng.int(2, row.length - 1);
  const number = groupNumber(numberOf(row));
  const near = [place + 1, place - 1, place - 2, place - 3].filter((other) => other >= 0 && other < row.length);
  return typedNumberQuestion(rng, {
    prompt: `Chữ số hàng ${placeNames[place]} của số ${number} là chữ số nào?`,
    answer: row[place] ?? 0,
    range: [0, 9],
    distractors: near.map((other) =>
      mistake("PLACE", row[other] ?? 0, `Đó là chữ số hàng ${placeNames[other]}. Con đếm lại nhé!`),
    ),
    hints: [
      "Con đếm từ hàng đơn vị ở bên phải.",
      `Thứ tự các hàng từ phải sang trái: ${placeNames.slice(0, row.length).join(", ")}.`,
    ],
    explanation: {
      say: `Hàng ${placeNames[place]} của số ${number} có chữ số ${row[place]}.`,
      figures: [numberChart(numberOf(row), place)],
    },
    praise: "place",
    identity: `digit ${place} ${number}`,
  });
}

/** "Giá trị của chữ số 4 trong số 7 409 182 là:" */
function buildValueQuestion(rng: Rng, difficulty: Difficulty): Question {
  const row = pickRow(rng, difficulty);
  const places = [...row.keys()].filter((place) => place >= 2 && (row[place] ?? 0) > 0);
  const place = rng.pick(places);
  const digit = row[place] ?? 0;
  const number = groupNumber(numberOf(row));
  const value = digit * 10 ** place;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Giá trị của chữ số ${digit} trong số ${number} là:`,
      `Trong số ${number}, chữ số ${digit} có giá trị bằng bao nhiêu?`,
    ]),
    answer: value,
    write: wholeValue,
    range,
    distractors: [
      mistake("PLACE", value * 10, "Con đếm lại số hàng đứng sau chữ số đó nhé!"),
      mistake("PLACE", value / 10, "Con đếm lại số hàng đứng sau chữ số đó nhé!"),
      mistake("PLACE", digit, "Con mới nêu chữ số. Giá trị còn tuỳ hàng của nó nhé!"),
      mistake("PARTIAL", numberOf(row.slice(0, place + 1)), "Con chỉ lấy giá trị của một chữ số thôi nhé!"),
    ],
    hints: [
      "Giá trị của một chữ số tuỳ vào hàng của nó.",
      {
        say: `Con xem chữ số ${digit} ở hàng nào. Con viết ${digit}, rồi mỗi hàng đứng sau nó viết một chữ số 0.`,
        figures: [numberChart(numberOf(row), place)],
      },
    ],
    explanation: `Chữ số ${digit} ở hàng ${placeNames[place]} nên có giá trị ${groupNumber(value)}.`,
    praise: "place",
    identity: `value ${place} ${number}`,
  });
}

/** "Chữ số 6 có giá trị 600 000 trong số nào?" */
function buildWhichNumberQuestion(rng: Rng): Question {
  const place = rng.int(3, 7);
  const row = pickDigits(rng, 8);
  const others = rng.shuffle([...row.keys()].filter((other) => other !== place && (row[other] ?? 0) > 0 && other > 1));
  const digit = rng.pick(digits);
  const rest = row.map((each) => (each === digit ? 0 : each));
  const placed = (at: number) => numberOf(rest.map((each, here) => (here === at ? digit : each)));
  const value = groupNumber(digit * 10 ** place);
  return choiceQuestion(rng, {
    prompt: `Trong số nào dưới đây, chữ số ${digit} có giá trị ${value}?`,
    answer: wholeValue(placed(place)),
    distractors: others.map((at) => mistake("PLACE", wholeValue(placed(at)), "Con xem lại hàng của chữ số đó nhé!")),
    hints: [
      `${value} có một chữ số khác 0. Con xem chữ số ấy ở hàng nào.`,
      `${value} là ${digit} ${placeNames[place]}. Con tìm số có chữ số ${digit} ở hàng đó.`,
    ],
    explanation: `Trong số ${groupNumber(placed(place))}, chữ số ${digit} ở hàng ${placeNames[place]} nên có giá trị ${value}.`,
    praise: "place",
    identity: `which ${place} ${digit} ${numberOf(rest)}`,
  });
}

/** Places and classes (curriculum, c4-place-value-millions): up to hundreds of thousands; up to hundreds of millions; two equal digits there. */
export const placeValueMillions = defineNumberSkill({
  id: "c4-place-value-millions",
  classId: "4",
  title: "Hàng và lớp",
  generate: byDifficulty({
    1: [buildPlaceQuestion, buildClassQuestion, buildDigitQuestion, buildValueQuestion],
    2: [
      buildPlaceQuestion,
      buildClassQuestion,
      buildDigitQuestion,
      buildValueQuestion,
      buildValueQuestion,
      buildWhichNumberQuestion,
    ],
    3: [buildTwinDigitsQuestion],
  }),
});
