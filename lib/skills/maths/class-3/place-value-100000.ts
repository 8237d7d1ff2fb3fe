import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildHowManyTimesQuestion,
  buildHowMuchMoreQuestion,
  buildMadeExtremeQuestion,
} from "./build-two-places-question.ts";
import { charted, placeNames } from "./place-chart.ts";

const shared = { write: wholeValue, range: [1, 100_000], praise: "place" } as const;

const fromRight = "Các hàng từ phải sang trái là: đơn vị, chục, trăm, nghìn, chục nghìn.";

/** Five digits, all different, none of them 0. */
function pickNumber(rng: Rng): number {
  return Number(rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 5).join(""));
}

/** "Trong số 45 872, chữ số 8 thuộc hàng nào?" */
function buildNameQuestion(rng: Rng): Question {
  const number = pickNumber(rng);
  const place = rng.int(0, 4);
  const digit = digitsOf(number)[place] ?? 0;
  const near = [...placeNames.keys()].toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place));
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trong số ${groupNumber(number)}, chữ số ${digit} thuộc hàng nào?`,
      `Chữ số ${digit} của số ${groupNumber(number)} đứng ở hàng nào?`,
    ]),
    answer: wordsValue(`hàng ${placeNames[place]}`),
    distractors: near.map((other) =>
      mistake("PLACE", wordsValue(`hàng ${placeNames[other]}`), "Con đếm các hàng từ phải sang trái nhé!"),
    ),
    hints: [fromRight, charted("Con viết số vào bảng rồi nhìn tên cột.", number)],
    explanation: charted(
      `Đếm từ phải sang trái, chữ số ${digit} của số ${groupNumber(number)} thuộc hàng ${placeNames[place]}.`,
      number,
      place,
    ),
    praise: "place",
    identity: `name ${number} ${place}`,
  });
}

/** "Chữ số hàng trăm của số 45 872 là:" */
function buildDigitQuestion(rng: Rng): Question {
  const number = pickNumber(rng);
  const place = rng.int(0, 4);
  const digits = digitsOf(number);
  const near = [...digits.keys()].toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place));
  return numberQuestion(rng, {
    ...shared,
    prompt: rng.pick([
      `Chữ số hàng ${placeNames[place]} của số ${groupNumber(number)} là:`,
      `Số ${groupNumber(number)} có chữ số nào ở hàng ${placeNames[place]}?`,
    ]),
    answer: digits[place] ?? 0,
    distractors: near.map((other) => mistake("PLACE", digits[other] ?? 0, `Đó là chữ số hàng ${placeNames[other]}.`)),
    hints: [fromRight, charted("Con viết số vào bảng rồi nhìn tên cột.", number)],
    explanation: charted(
      `Trong số ${groupNumber(number)}, chữ số hàng ${placeNames[place]} là ${digits[place]}.`,
      number,
      place,
    ),
    identity: `digit ${number} ${place}`,
  });
}

/** Numbers that have one digit in different places each, the asked place first. */
function pickNumbersWith(rng: Rng, digit: number, place: number) {
  const others = rng.shuffle([0, 1, 2, 3, 4].filter((other) => other !== place)).slice(0, 3);
  return [place, ...others].map((at) => {
    const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit)).slice(0, 4);
    return { number: Number(digits.toSpliced(4 - at, 0, digit).join("")), place: at };
  });
}

/** "Số nào có chữ số 8 ở hàng trăm?" and "Trong số nào chữ số 5 có giá trị 5 000?" */
function buildWhichNumberQuestion(rng: Rng, isValue: boolean): Question {
  const digit = rng.int(1, 9);
  const place = rng.int(isValue ? 1 : 0, 4);
  const [right, ...wrong] = pickNumbersWith(rng, digit, place);
  const worth = groupNumber(digit * 10 ** place);
  const answer = right?.number ?? 0;
  return numberQuestion(rng, {
    ...shared,
    prompt: isValue
      ? rng.pick([
          `Trong số nào chữ số ${digit} có giá trị là ${worth}?`,
          `Chữ số ${digit} có giá trị ${worth} trong số:`,
        ])
      : rng.pick([
          `Số nào có chữ số ${digit} ở hàng ${placeNames[place]}?`,
          `Tìm số có chữ số hàng ${placeNames[place]} là ${digit}.`,
        ]),
    answer,
    distractors: wrong.map(({ number, place: at }) =>
      mistake("PLACE", number, `Trong số này, chữ số ${digit} thuộc hàng ${placeNames[at]}.`),
    ),
    hints: [
      fromRight,
      `Con tìm chữ số ${digit} trong từng số, rồi đếm hàng của nó từ phải sang trái. Con cần hàng ${placeNames[place]}.`,
    ],
    explanation: `Trong số ${groupNumber(answer)}, chữ số ${digit} thuộc hàng ${placeNames[place]} nên có giá trị ${worth}.`,
    identity: `which ${digit} ${place} ${answer}`,
  });
}

/** "Trong số 45 872, chữ số 5 có giá trị là bao nhiêu?", also as a gap in the sum of the places. */
function buildValueQuestion(rng: Rng, isGap: boolean): Question {
  const number = pickNumber(rng);
  const place = rng.int(1, 4);
  const digits = digitsOf(number);
  const digit = digits[place] ?? 0;
  const worth = digit * 10 ** place;
  const wrongPlace = `Con đếm lại xem chữ số ${digit} thuộc hàng nào nhé!`;
  const terms = digits.map((each, at) => (at === place ? "…" : groupNumber(each * 10 ** at))).toReversed();
  return numberQuestion(rng, {
    ...shared,
    prompt: isGap
      ? `${groupNumber(number)} = ${terms.join(" + ")}. Số cần điền là:`
      : `Trong số ${groupNumber(number)}, chữ số ${digit} có giá trị là bao nhiêu?`,
    answer: worth,
    isTyped: true,
    distractors: [
      ...[worth / 10, worth * 10].map((other) => mistake("PLACE", other, wrongPlace)),
      mistake("PLACE", digit, `${digit} là chữ số. Giá trị của nó còn tuỳ vào hàng nó đứng.`),
      ...[worth / 100, digit * 10_000, digit * 1000].map((other) => mistake("PLACE", other, wrongPlace)),
    ],
    hints: [
      `Con xem chữ số ${digit} thuộc hàng nào.`,
      charted("Con nhìn tên cột của chữ số đó trong bảng.", number, place),
    ],
    explanation: `Chữ số ${digit} ở hàng ${placeNames[place]} nên có giá trị ${groupNumber(worth)}.`,
    identity: `value ${isGap} ${number} ${place}`,
  });
}

/** "Chữ số 5 có giá trị lớn nhất trong số nào?" */
function buildGreatestWorthQuestion(rng: Rng): Question {
  const digit = rng.int(1, 9);
  const sorted = pickNumbersWith(rng, digit, rng.int(0, 4)).toSorted((a, b) => b.place - a.place);
  const isGreatest = rng.pick([true, false]);
  const [right, ...wrong] = isGreatest ? sorted : sorted.toReversed();
  const number = right?.number ?? 0;
  const place = right?.place ?? 0;
  return numberQuestion(rng, {
    ...shared,
    prompt: `Chữ số ${digit} có giá trị ${isGreatest ? "lớn nhất" : "bé nhất"} trong số nào?`,
    answer: number,
    distractors: wrong.map((each) =>
      mistake("PLACE", each.number, `Ở số này, chữ số ${digit} có giá trị ${groupNumber(digit * 10 ** each.place)}.`),
    ),
    hints: [
      `Con không so sánh các số. Con so sánh giá trị của chữ số ${digit} trong từng số.`,
      `Chữ số ${digit} đứng ở hàng càng cao thì giá trị càng lớn. ${fromRight}`,
    ],
    explanation: `Trong số ${groupNumber(number)}, chữ số ${digit} ở hàng ${placeNames[place]} nên có giá trị ${isGreatest ? "lớn nhất" : "bé nhất"}.`,
    identity: `worth ${sorted.map((each) => each.number).join()} ${isGreatest}`,
  });
}

/** The places of numbers up to 100 000 (curriculum, c3-place-value-100000): names; values; one digit in two places. */
export const placeValueHundredThousand = defineNumberSkill({
  id: "c3-place-value-100000",
  classId: "3",
  title: "Hàng và giá trị chữ số",
  generate(difficulty, rng) {
    if (difficulty === 1) {
      return rng.pick([buildNameQuestion, buildDigitQuestion, (each: Rng) => buildWhichNumberQuestion(each, false)])(
        rng,
      );
    }
    if (difficulty === 2) {
      const asks = [
        (each: Rng) => buildValueQuestion(each, false),
        (each: Rng) => buildValueQuestion(each, true),
        (each: Rng) => buildValueQuestion(each, false),
        (each: Rng) => buildValueQuestion(each, true),
        (each: Rng) => buildWhichNumberQuestion(each, true),
      ];
      return rng.pick(asks)(rng);
    }
    return rng.pick([
      buildHowMuchMoreQuestion,
      buildHowManyTimesQuestion,
      buildMadeExtremeQuestion,
      buildGreatestWorthQuestion,
    ])(rng);
  },
});
