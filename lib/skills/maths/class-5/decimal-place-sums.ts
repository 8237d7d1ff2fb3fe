import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { decimalChart } from "#lib/questions/decimals/decimal-chart.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { boxesQuestion, decimalEntryQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { type Asked, decimalPlaces, explain, names, order, sizes, written } from "./asked-place.ts";

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
export function buildTimesQuestion(rng: Rng): Question {
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
export function buildSumQuestion(rng: Rng, asked: Asked): Question {
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
      wrongWith("PLACE", [1, 10, 100], "Ngay sau dấu phẩy đã là phần mười chứ không phải đơn vị, con nhé!"),
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

/** The places of two digits behind the comma; most often one is left out. */
const placePairs = [
  [1, 3],
  [2, 3],
  [1, 3],
  [2, 3],
  [1, 2],
] as const;

/** "Viết thành số thập phân: 47 + 6/10 + 3/1000": a place is missing, and the terms may stand in another order. */
export function buildDecimalOfSumQuestion(rng: Rng, { digits }: Asked): Question {
  const [ten = 1, one = 1, first = 1, second = 1] = digits;
  const [high, low] = rng.pick(placePairs);
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
