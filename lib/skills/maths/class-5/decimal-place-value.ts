import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { decimalChart } from "#lib/questions/decimals/decimal-chart.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { shortDecimalValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import {
  boxesQuestion,
  decimalEntryQuestion,
  fractionEntryQuestion,
  wholeBox,
} from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
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
      top: "Tử số là chính chữ số được hỏi con nhé!",
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
  const worth = (place: number) => writeShortDecimal(digit * (sizes[place] ?? 1), 3);
  const tens = Array.from({ length: low - high }, () => "10").join(" × ");
  const apart =
    times === 10
      ? "Hai hàng liền nhau nên gấp nhau 10 lần."
      : `Cách nhau ${low - high} hàng, mỗi hàng gấp 10 lần hàng liền sau: ${tens} = ${groupNumber(times)} (lần).`;
  const far = "Con tìm xem hai chữ số đứng cách nhau mấy hàng.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Giá trị của chữ số ${digit} trong số ${first} gấp bao nhiêu lần giá trị của chữ số ${digit} trong số ${second}?`,
      `Chữ số ${digit} ở số ${first} có giá trị gấp bao nhiêu lần chữ số ${digit} ở số ${second}?`,
    ]),
    answer: times,
    write: wholeValue,
    range: [1, 99_999],
    isTyped: true,
    distractors: [
      mistake("PLACE", times * 10, far),
      mistake("PLACE", times === 10 ? 1000 : times / 10, far),
      ...(times === 10
        ? []
        : [mistake("OP", (low - high) * 10, "Mỗi hàng gấp 10 lần hàng liền sau. Con nhân các số 10 với nhau.")]),
      mistake("DATUM", digit, "Con so sánh giá trị của hai chữ số, không phải chính chữ số đó."),
      mistake("PLACE", low - high, "Con mới đếm xem hai chữ số cách nhau mấy hàng. Con tìm xem giá trị gấp mấy lần."),
    ],
    hints: [
      "Một đơn vị của mỗi hàng gấp mấy lần một đơn vị của hàng liền sau nó?",
      {
        say: `Con viết giá trị của chữ số ${digit} trong từng số rồi so sánh.`,
        figures: [
          decimalChart({ ...decimalPlaces, numbers: [first, second], marked: null, alt: "Bảng hàng với hai số." }),
        ],
      },
    ],
    explanation: `Giá trị của hai chữ số ${digit} là ${worth(high)} và ${worth(low)}. ${apart}`,
    praise: "place",
    identity: `times ${first} ${second}`,
  });
}

/** "14,258 = 14 + 2/10 + 5/… + 8/…": the bottoms are typed. */
function buildSumQuestion(rng: Rng, asked: Asked): Question {
  const [ten = 1, one = 1, ...parts] = asked.digits;
  const bottoms = [10, 100, 1000].slice(0, parts.length);
  const start = `${written(asked)} = ${ten}${one}`;
  const sum = `${start} + ${parts.map((digit, at) => writeFraction(digit, bottoms[at] ?? 10)).join(" + ")}`;
  const wrongWith = (code: MistakeCode, values: readonly number[], feedback: string) =>
    mistake(code, values.slice(0, parts.length).map(String), feedback);
  const gaps = parts.map((digit) => writeFraction(digit, "…")).join(" + ");
  return boxesQuestion(rng, {
    prompt: `Viết các mẫu số còn thiếu: ${start} + ${gaps}`,
    parts: [
      { type: "text", text: start },
      ...parts.flatMap((digit, at) => [
        { type: "text" as const, text: "+" },
        { type: "fraction" as const, top: String(digit), bottom: wholeBox(`mẫu số thứ ${orders[at]}`, 5) },
      ]),
    ],
    values: bottoms.map(String),
    distractors: [
      wrongWith("PLACE", [100, 10, 1000], "Con đổi chỗ hai mẫu số đầu rồi. Con xem lại tên từng hàng nhé!"),
      wrongWith("PLACE", [100, 1000, 10], "Con xem lại tên từng hàng sau dấu phẩy nhé!"),
      wrongWith("PLACE", [1, 10, 100], "Ngay sau dấu phẩy đã là phần mười chứ không phải đơn vị con nhé!"),
      wrongWith("PLACE", [100, 100, 100], "Mỗi hàng có mẫu số riêng. Con xem tên từng hàng sau dấu phẩy nhé!"),
      wrongWith("PLACE", [1000, 1000, 1000], "Mỗi hàng có mẫu số riêng. Con xem tên từng hàng sau dấu phẩy nhé!"),
      wrongWith("PLACE", [10, 10, 10], "Mỗi hàng có mẫu số riêng. Con xem tên từng hàng sau dấu phẩy nhé!"),
    ],
    wrong: parts.map((digit) => `Con xem chữ số ${digit} ở hàng nào sau dấu phẩy. Tên hàng cho biết mẫu số.`),
    answer: sum,
    hints: [order, "Tên hàng cho biết mẫu số của từng phân số."],
    explanation: `${explain(asked)}: ${sum}.`,
    praise: "place",
    identity: `sum ${written(asked)}`,
  });
}

/** "Viết thành số thập phân: 47 + 6/10 + 3/1000": a place is missing, and the terms may stand in another order. */
function buildDecimalOfSumQuestion(rng: Rng, { digits }: Asked): Question {
  const [ten = 1, one = 1, first = 1, second = 1] = digits;
  const [high, low] = rng.pick([
    [1, 3],
    [2, 3],
    [1, 3],
    [2, 3],
    [1, 2],
  ] as const);
  const whole = ten * 10 + one;
  const terms = [String(whole), writeFraction(first, 10 ** high), writeFraction(second, 10 ** low)];
  const sum = (rng.pick([true, false]) ? terms : rng.shuffle(terms)).join(" + ");
  const answer = { scaled: whole * 1000 + first * 10 ** (3 - high) + second * 10 ** (3 - low), places: 3 };
  const close = { scaled: whole * 100 + first * 10 + second, places: 2 };
  return decimalEntryQuestion(rng, {
    prompt: `Viết tổng sau thành số thập phân: ${sum}`,
    answer,
    distractors: [
      mistake("ZERO", close, "Con viết các chữ số liền nhau rồi. Con xem mẫu số: hàng nào không có thì viết 0."),
      mistake(
        "SWAP",
        { scaled: whole * 1000 + second * 10 ** (3 - high) + first * 10 ** (3 - low), places: 3 },
        "Con đổi chỗ hai chữ số ở phần thập phân rồi. Con xem lại mẫu số nhé!",
      ),
      mistake(
        "OP",
        { scaled: whole + first + second, places: 0 },
        "Con mới cộng các tử số. Mỗi phân số đứng ở một hàng sau dấu phẩy.",
      ),
    ],
    wrong: "Con xem mẫu số của từng phân số: mẫu số cho biết tử số đứng ở hàng nào sau dấu phẩy.",
    hints: [
      "Mẫu số 10, 100, 1\u00a0000 ứng với hàng phần mười, phần trăm, phần nghìn.",
      "Con viết từng chữ số vào hàng của nó, hàng nào không có thì viết 0.",
    ],
    explanation: {
      say: `${writeFraction(first, 10 ** high)} viết ở ${names[high + 1]}, ${writeFraction(second, 10 ** low)} viết ở ${names[low + 1]}. Vậy ${sum} = ${writeShortDecimal(answer.scaled, 3)}.`,
      figures: [
        decimalChart({
          ...decimalPlaces,
          numbers: [writeShortDecimal(answer.scaled, 3)],
          marked: null,
          alt: "Bảng hàng với số vừa viết.",
        }),
      ],
    },
    praise: "place",
    identity: `decimal of ${sum}`,
  });
}

const orders = ["nhất", "hai", "ba"] as const;

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
