import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { decimalChart } from "#lib/questions/decimals/decimal-chart.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, fractionValue, shortDecimalValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** The places of a decimal as they head a table, left and right of the comma. */
const decimalPlaces = {
  whole: ["Trăm", "Chục", "Đơn vị"],
  parts: ["Phần mười", "Phần trăm", "Phần nghìn"],
} as const;

const names = ["hàng chục", "hàng đơn vị", "hàng phần mười", "hàng phần trăm", "hàng phần nghìn"] as const;

/** Of the digit in the place of `names`, in thousandths. */
const sizes = [10_000, 1000, 100, 10, 1] as const;

/** A number of different digits, none of them 0, and the place asked about (in `names`). */
interface Asked {
  readonly digits: readonly number[];
  readonly places: number;
  readonly place: number;
}

const written = ({ digits, places }: Asked) => writeDecimal(Number(digits.join("")), places);
const digitOf = ({ digits, place }: Asked) => digits[place] ?? 0;

function pickAsked(rng: Rng, difficulty: Difficulty): Asked {
  const places = { 1: rng.int(1, 2), 2: rng.int(2, 3), 3: 3 }[difficulty];
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, places + 2);
  const asked = { 1: [2], 2: [3, 3, 3, 2], 3: [4, 4, 3, 2] }[difficulty];
  return { digits, places, place: rng.pick(asked) };
}

function chartOf(asked: Asked, isMarked: boolean) {
  const numbers = [written(asked)];
  const marked = isMarked ? asked.place : null;
  return decimalChart({ ...decimalPlaces, numbers, marked, alt: "Bảng hàng với các chữ số của số đã cho." });
}

function explain({ digits, places }: Asked): string {
  const parts = Array.from({ length: places }, (_, at) => `${names[at + 2]?.slice(5)} (${digits[at + 2]})`);
  return places === 1
    ? `Ngay sau dấu phẩy là hàng ${parts.join()}`
    : `Sau dấu phẩy lần lượt là các hàng ${parts.join(", ")}`;
}

const order = "Sau dấu phẩy lần lượt là hàng phần mười, hàng phần trăm, hàng phần nghìn.";

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
        `Chữ số ${name} của số này là ${digitOf({ ...asked, place: names.indexOf(name) })}. Con đếm lại các hàng nhé!`,
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

/** "Chữ số 5 trong số 14,258 có giá trị là:" */
function buildWorthQuestion(rng: Rng, asked: Asked): Question {
  const digit = digitOf(asked);
  const isFraction = rng.pick([true, false]);
  const bottom = (place: number) => 1000 / (sizes[place] ?? 1);
  const write = (place: number) =>
    isFraction && place > 1 ? fractionValue(digit, bottom(place)) : shortDecimalValue(digit * (sizes[place] ?? 1), 3);
  const others = [0, 1, 2, 3, 4].filter((place) => place !== asked.place && (!isFraction || place > 0));
  const near = others.toSorted((a, b) => Math.abs(a - asked.place) - Math.abs(b - asked.place));
  const answer = write(asked.place);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Chữ số ${digit} trong số ${written(asked)} có giá trị là:`,
      `Trong số ${written(asked)}, chữ số ${digit} có giá trị bằng bao nhiêu?`,
    ]),
    answer,
    distractors: near.map((place) =>
      mistake("PLACE", write(place), `Đó là giá trị của chữ số ${digit} ở ${names[place]}.`),
    ),
    hints: [
      `Con tìm xem chữ số ${digit} ở hàng nào.`,
      { say: "Tên hàng cho biết giá trị của chữ số.", figures: [chartOf(asked, true)] },
    ],
    explanation: `Chữ số ${digit} ở ${names[asked.place]} nên có giá trị là ${answer.line.text}.`,
    praise: "place",
    identity: `worth ${isFraction} ${written(asked)} ${digit}`,
  });
}

/** Two numbers that share one digit, in different places. */
function pickTwo(rng: Rng) {
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [digit = 1, ...rest] = digits;
  const [high, low] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 4],
    [1, 4],
  ] as const);
  const numberWith = (place: number, others: readonly number[]) =>
    writeDecimal(Number(others.toSpliced(place - 1, 0, digit).join("")), 3);
  return { digit, high, low, first: numberWith(high, rest.slice(0, 3)), second: numberWith(low, rest.slice(3, 6)) };
}

/** "Giá trị của chữ số 5 trong số 4,519 gấp bao nhiêu lần giá trị của chữ số 5 trong số 3,275?" */
function buildTimesQuestion(rng: Rng): Question {
  const { digit, high, low, first, second } = pickTwo(rng);
  const times = 10 ** (low - high);
  const write = (value: number) => countedValue(wholeValue(value), "lần");
  const worth = (place: number) => writeShortDecimal(digit * (sizes[place] ?? 1), 3);
  const far = "Con tìm xem hai chữ số đứng cách nhau mấy hàng.";
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Giá trị của chữ số ${digit} trong số ${first} gấp bao nhiêu lần giá trị của chữ số ${digit} trong số ${second}?`,
      `Chữ số ${digit} ở số ${first} có giá trị gấp bao nhiêu lần chữ số ${digit} ở số ${second}?`,
    ]),
    answer: write(times),
    distractors: [
      mistake("PLACE", write(times * 10), far),
      mistake("PLACE", write(times === 10 ? 1000 : times / 10), far),
      mistake("OP", write((low - high) * 10), "Mỗi hàng gấp 10 lần hàng liền sau. Con nhân các số 10 với nhau."),
      mistake("DATUM", write(digit), "Con so sánh giá trị của hai chữ số, không phải chính chữ số đó."),
      mistake("PLACE", write(times * 100), far),
    ],
    hints: [
      "Mỗi đơn vị của một hàng bằng 10 đơn vị của hàng liền sau.",
      {
        say: `Con viết giá trị của chữ số ${digit} trong từng số rồi so sánh.`,
        figures: [
          decimalChart({ ...decimalPlaces, numbers: [first, second], marked: null, alt: "Bảng hàng với hai số." }),
        ],
      },
    ],
    explanation: `Giá trị của hai chữ số ${digit} là ${worth(high)} và ${worth(low)}, gấp nhau ${write(times).line.text}.`,
    praise: "place",
    identity: `times ${first} ${second}`,
  });
}

/** "Phép phân tích nào đúng?": a number as the sum of what its digits are worth. */
function buildSumQuestion(rng: Rng, asked: Asked): Question {
  const [ten = 1, one = 1, ...parts] = asked.digits;
  const equation = (bottoms: readonly number[]) =>
    `${written(asked)} = ${ten}${one} + ${parts.map((digit, at) => writeFraction(digit, bottoms[at] ?? 10)).join(" + ")}`;
  const feedback = "Con xem lại mẫu số ứng với từng hàng sau dấu phẩy nhé!";
  const right = equation([10, 100, 1000]);
  return choiceQuestion(rng, {
    prompt: "Cách viết nào đúng?",
    answer: wordsValue(right),
    distractors: [
      mistake("PLACE", wordsValue(equation([100, 10, 1000])), feedback),
      mistake("PLACE", wordsValue(equation([100, 1000, 10])), feedback),
      mistake("PLACE", wordsValue(equation([10, 1000, 100])), feedback),
      mistake("PLACE", wordsValue(equation([100, 100, 100])), feedback),
      mistake("PLACE", wordsValue(equation([10, 10, 10])), feedback),
    ],
    hints: [order, "Hàng phần mười có mẫu số 10, hàng phần trăm có mẫu số 100."],
    explanation: `${explain(asked)}: ${right}.`,
    praise: "place",
    identity: `sum ${written(asked)}`,
  });
}

/** What a digit of a decimal is worth (curriculum, c5-decimal-place-value): tenths; hundredths; thousandths. */
export const decimalPlaceValue = defineNumberSkill({
  id: "c5-decimal-place-value",
  classId: "5",
  title: "Hàng của số thập phân",
  generate(difficulty, rng) {
    const asked = pickAsked(rng, difficulty);
    if (difficulty === 1) return rng.pick([buildDigitQuestion, buildWorthQuestion])(rng, asked);
    if (difficulty === 2)
      return rng.pick([
        buildNameQuestion,
        buildDigitQuestion,
        buildDigitQuestion,
        buildWorthQuestion,
        buildSumQuestion,
      ])(rng, asked);
    return rng.pick([buildTimesQuestion, buildTimesQuestion, buildNameQuestion, buildWorthQuestion])(rng, asked);
  },
});
