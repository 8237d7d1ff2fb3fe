import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { shortDecimalValue, wordsValue } from "#lib/questions/values.ts";
import { decimalEntryQuestion, fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type Asked, chartOf, digitOf, explain, names, order, pickAsked, sizes, written } from "./asked-place.ts";
import { buildDecimalOfSumQuestion, buildSumQuestion, buildTimesQuestion } from "./decimal-place-sums.ts";

/** "Trong số 14,258, chữ số 5 thuộc hàng nào?" */
function buildNameQuestion(rng: Rng, asked: Asked): Question {
  const digit = digitOf(asked);
  const right = names[asked.place] ?? "";
  const others = rng.shuffle(names.filter((_, place) => place !== asked.place && place < asked.places + 3));
  const distance = (name: (typeof names)[number]) => Math.abs(names.indexOf(name) - asked.place);
  const near = others.toSorted((a, b) => distance(a) - distance(b));
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trong số ${written(asked)}, chữ số ${digit} thuộc hàng nào?`,
      `Chữ số ${digit} của số ${written(asked)} ở hàng nào?`,
    ]),
    answer: wordsValue(right),
    distractors: near.map((name) =>
      mistake(
        "PLACE",
        wordsValue(name),
        names.indexOf(name) < asked.digits.length
          ? `Chữ số ${name} của số này là ${digitOf({ ...asked, place: names.indexOf(name) })}. Con đếm lại các hàng nhé!`
          : `Số này không có chữ số ở ${name}. Con đếm lại các hàng nhé!`,
      ),
    ),
    hints: [
      "Con đếm các hàng từ dấu phẩy sang phải.",
      { say: "Con tìm chữ số đó trong bảng hàng.", figures: [chartOf(asked, false)] },
    ],
    explanation: `${explain(asked)}: chữ số ${digit} thuộc ${right}.`,
    praise: "place",
    identity: `name ${written(asked)} ${digit}`,
  });
}

/** "Chữ số hàng phần trăm của số 14,258 là:" */
function buildDigitQuestion(rng: Rng, asked: Asked): Question {
  const others = asked.digits.flatMap((digit, place) =>
    place === asked.place ? [] : [mistake("PLACE", digit, `Đó là chữ số ${names[place]}.`)],
  );
  const name = names[asked.place] ?? "";
  return numberQuestion(rng, {
    prompt: `Chữ số ${name} của số ${written(asked)} là chữ số nào?`,
    answer: digitOf(asked),
    range: [0, 9],
    distractors: rng.shuffle(others),
    isTyped: true,
    hints: [order, "Con đặt tay vào dấu phẩy, rồi đếm từng hàng sang phải."],
    explanation: `${explain(asked)}. Chữ số ${name} là ${digitOf(asked)}.`,
    praise: "place",
    identity: `digit ${written(asked)} ${name}`,
  });
}

/** What the digit would be worth in another place, the nearest first. */
function worthDistractors<Answer>(
  { place }: Asked,
  digit: number,
  least: number,
  write: (place: number) => Answer,
): Distractor<Answer>[] {
  return [0, 1, 2, 3, 4]
    .filter((other) => other !== place && other >= least)
    .toSorted((one, two) => Math.abs(one - place) - Math.abs(two - place))
    .map((other) => mistake("PLACE", write(other), `Đó là giá trị của chữ số ${digit} ở ${names[other]}.`));
}

/** "Chữ số 5 trong số 14,258 có giá trị bằng bao nhiêu?" Typed as a decimal or as a decimal fraction. */
function buildWorthQuestion(rng: Rng, asked: Asked): Question {
  const digit = digitOf(asked);
  const size = sizes[asked.place] ?? 1;
  const isFraction = rng.pick([true, false]);
  const fractionAt = (place: number) => ({ top: digit, bottom: 1000 / (sizes[place] ?? 1) });
  const decimal = writeShortDecimal(digit * size, 3);
  const { top, bottom } = fractionAt(asked.place);
  const way = isFraction ? "phân số thập phân" : "số thập phân";
  const common = {
    prompt: rng.pick([
      `Chữ số ${digit} trong số ${written(asked)} có giá trị là bao nhiêu? Con viết thành ${way}.`,
      `Viết giá trị của chữ số ${digit} trong số ${written(asked)} thành ${way}.`,
    ]),
    hints: [
      `Con tìm xem chữ số ${digit} ở hàng nào.`,
      { say: "Tên hàng cho biết giá trị của chữ số.", figures: [chartOf(asked, true)] },
    ],
    explanation: `Chữ số ${digit} ở ${names[asked.place]} nên có giá trị là ${writeFraction(top, bottom)}, viết thành số thập phân là ${decimal}.`,
    praise: "place",
    identity: `worth ${isFraction} ${written(asked)} ${digit}`,
  } as const;
  if (!isFraction) {
    return decimalEntryQuestion(rng, {
      ...common,
      answer: { scaled: digit * size, places: 3 },
      distractors: worthDistractors(asked, digit, 0, (place) => ({ scaled: digit * (sizes[place] ?? 1), places: 3 })),
      wrong: `Con xem chữ số ${digit} đứng ở hàng thứ mấy sau dấu phẩy nhé!`,
    });
  }
  return fractionEntryQuestion(rng, {
    ...common,
    answer: { top, bottom },
    isByWorth: true,
    distractors: worthDistractors(asked, digit, 2, fractionAt),
    wrong: {
      top: "Tử số là chính chữ số được hỏi, con nhé!",
      bottom: "Con xem tên hàng: tên hàng cho biết mẫu số.",
    },
  });
}

/** "Chữ số 5 trong số 14,258 có giá trị là:", to be told from what it is worth elsewhere. */
function buildWorthChoiceQuestion(rng: Rng, asked: Asked): Question {
  const digit = digitOf(asked);
  const write = (place: number) => shortDecimalValue(digit * (sizes[place] ?? 1), 3);
  const answer = write(asked.place);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Chữ số ${digit} trong số ${written(asked)} có giá trị là:`,
      `Trong số ${written(asked)}, chữ số ${digit} có giá trị bằng bao nhiêu?`,
    ]),
    answer,
    distractors: worthDistractors(asked, digit, 0, write),
    hints: [
      `Con tìm xem chữ số ${digit} ở hàng nào.`,
      { say: "Tên hàng cho biết giá trị của chữ số.", figures: [chartOf(asked, true)] },
    ],
    explanation: `Chữ số ${digit} ở ${names[asked.place]} nên có giá trị là ${answer.line.text}.`,
    praise: "place",
    identity: `worth choice ${written(asked)} ${digit}`,
  });
}

/** What a digit of a decimal is worth (curriculum, c5-decimal-place-value): tenths; hundredths; thousandths. */
export const decimalPlaceValue = defineNumberSkill({
  id: "c5-decimal-place-value",
  classId: "5",
  title: "Hàng của số thập phân",
  generate(difficulty, rng) {
    const asked = pickAsked(rng, difficulty);
    if (difficulty === 1)
      return rng.pick([buildDigitQuestion, buildDigitQuestion, buildWorthQuestion, buildWorthChoiceQuestion])(
        rng,
        asked,
      );
    if (difficulty === 2)
      return rng.pick([
        buildNameQuestion,
        buildDigitQuestion,
        buildWorthQuestion,
        buildWorthQuestion,
        buildSumQuestion,
      ])(rng, asked);
    return rng.pick([
      buildTimesQuestion,
      buildTimesQuestion,
      buildNameQuestion,
      buildWorthQuestion,
      buildDecimalOfSumQuestion,
    ])(rng, asked);
  },
});
