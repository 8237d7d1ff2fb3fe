import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
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
    explanation: `Đếm từ phải sang trái, chữ số ${digit} của số ${groupNumber(number)} thuộc hàng ${placeNames[place]}.`,
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
    explanation: `Trong số ${groupNumber(number)}, chữ số hàng ${placeNames[place]} là ${digits[place]}.`,
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

/** A number that has one digit in two places. */
function pickTwice(rng: Rng) {
  const [low = 0, high = 1] = rng
    .shuffle([0, 1, 2, 3, 4])
    .slice(0, 2)
    .toSorted((a, b) => a - b);
  const [digit = 1, ...others] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const digits = Array.from({ length: 5 }, (_, place) => (place === low || place === high ? digit : others[place]));
  return { low, high, digit, number: Number(digits.toReversed().join("")) };
}

/** "Trong số 35 452, hai chữ số 5 có giá trị hơn kém nhau bao nhiêu?" */
function buildHowMuchMoreQuestion(rng: Rng): Question {
  const { low, high, digit, number } = pickTwice(rng);
  const [less, more] = [digit * 10 ** low, digit * 10 ** high];
  const [lessText, moreText] = [groupNumber(less), groupNumber(more)];
  return numberQuestion(rng, {
    ...shared,
    prompt: rng.pick([
      `Trong số ${groupNumber(number)}, giá trị của hai chữ số ${digit} hơn kém nhau bao nhiêu?`,
      `Số ${groupNumber(number)} có hai chữ số ${digit}. Giá trị của chúng hơn kém nhau bao nhiêu?`,
    ]),
    answer: more - less,
    distractors: [
      mistake("OP", more + less, "Con đã cộng hai giá trị. Hỏi hơn kém nhau thì con trừ."),
      mistake(
        "PARTIAL",
        more,
        `Đó mới là giá trị của chữ số ${digit} ở hàng ${placeNames[high]}. Con trừ đi giá trị của chữ số ${digit} kia nữa nhé!`,
      ),
      ...[(more - less) / 10, (more - less) * 10].map((shifted) =>
        mistake("PLACE", shifted, "Con đếm lại hàng của hai chữ số đó nhé!"),
      ),
      mistake(
        "PARTIAL",
        less,
        `Đó mới là giá trị của chữ số ${digit} ở hàng ${placeNames[low]}. Con lấy giá trị lớn trừ giá trị bé nhé!`,
      ),
    ],
    hints: [
      "Cùng một chữ số, đứng ở hàng khác nhau thì giá trị khác nhau.",
      charted(
        `Một chữ số ở hàng ${placeNames[high]}, một chữ số ở hàng ${placeNames[low]}. Con tìm hai giá trị rồi trừ.`,
        number,
      ),
    ],
    explanation: `Giá trị của hai chữ số ${digit} là ${moreText} và ${lessText}. Hơn kém nhau: ${moreText} − ${lessText} = ${groupNumber(more - less)}.`,
    identity: `more ${number}`,
  });
}

/** "Số 35 452 có hai chữ số 5. Giá trị của chữ số 5 bên trái gấp bao nhiêu lần chữ số 5 bên phải?" */
function buildHowManyTimesQuestion(rng: Rng): Question {
  const { low, high, digit, number } = pickTwice(rng);
  const times = 10 ** (high - low);
  const [lessText, moreText] = [groupNumber(digit * 10 ** low), groupNumber(digit * 10 ** high)];
  const value = (count: number) => countedValue(wholeValue(count), "lần");
  return choiceQuestion(rng, {
    prompt: `Số ${groupNumber(number)} có hai chữ số ${digit}. Giá trị của chữ số ${digit} bên trái gấp bao nhiêu lần chữ số ${digit} bên phải?`,
    answer: value(times),
    distractors: [10, 100, 1000, 10_000]
      .toSorted((a, b) => Math.abs(Math.log(a / times)) - Math.abs(Math.log(b / times)))
      .map((other) => mistake("PLACE", value(other), "Con viết hai giá trị ra rồi chia nhé!")),
    hints: [
      "Con tìm giá trị của từng chữ số trước.",
      charted(`Hai giá trị là ${moreText} và ${lessText}. Con lấy số lớn chia cho số bé.`, number),
    ],
    explanation: `Hai giá trị là ${moreText} và ${lessText}. Giá trị lớn gấp ${value(times).line.text} giá trị bé.`,
    praise: "place",
    identity: `times ${number}`,
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
        (each: Rng) => buildWhichNumberQuestion(each, true),
      ];
      return rng.pick(asks)(rng);
    }
    return rng.pick([buildHowMuchMoreQuestion, buildHowManyTimesQuestion, buildGreatestWorthQuestion])(rng);
  },
});
