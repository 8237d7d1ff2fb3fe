import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { numberChart, placeNames } from "#lib/skills/maths/millions-chart.ts";
import { digits, numberOf, pickDigits } from "./digit-row.ts";

const range = [1, 999_999_999] as const;

/** A number in which one digit stands twice. */
interface Twice {
  readonly digit: number;
  readonly high: number;
  readonly low: number;
  readonly number: number;
}

function pickTwice(rng: Rng): Twice {
  const length = rng.pick([7, 8, 9]);
  const high = rng.int(4, length - 1);
  const low = high - rng.int(1, Math.min(4, high));
  const digit = rng.pick(digits);
  const other = digit === 1 ? 2 : 1;
  const row = pickDigits(rng, length).map((each, place) => {
    if (place === high || place === low) return digit;
    return each === digit ? other : each;
  });
  return { digit, high, low, number: numberOf(row) };
}

function twiceHelp({ digit, high, low, number }: Twice) {
  return {
    hints: [
      `Con tìm giá trị của từng chữ số ${digit} trước.`,
      {
        say: `Chữ số ${digit} thứ nhất ở hàng ${placeNames[high]}, chữ số ${digit} thứ hai ở hàng ${placeNames[low]}.`,
        figures: [numberChart(number, null)],
      },
    ],
    praise: "place",
    identity: `${high} ${low} ${number}`,
  } as const;
}

/** "Trong số 5 275 400, giá trị chữ số 5 hàng triệu gấp bao nhiêu lần giá trị chữ số 5 hàng nghìn?" */
function buildTimesQuestion(rng: Rng): Question {
  const twice = pickTwice(rng);
  const { digit, high, low } = twice;
  const times = 10 ** (high - low);
  const wrong = [times * 10, times / 10, times * 100, times / 100, (high - low) * 10];
  // Of neighbours the ten of the rule would be the answer.
  const rule =
    times === 10
      ? "Con lấy giá trị của chữ số bên trái chia cho giá trị của chữ số bên phải nhé!"
      : "Cứ sang trái một hàng thì giá trị gấp lên 10 lần. Con đếm lại số hàng nhé!";
  const help = twiceHelp(twice);
  return typedNumberQuestion(rng, {
    ...help,
    identity: `times ${help.identity}`,
    prompt: `Số ${groupNumber(twice.number)} có hai chữ số ${digit}. Giá trị của chữ số bên trái gấp bao nhiêu lần giá trị của chữ số bên phải?`,
    answer: times,
    write: wholeValue,
    range: [2, 999_999_999],
    distractors: wrong.map((each) => mistake("ZERO", each, rule)),
    explanation: `${groupNumber(digit * 10 ** high)} : ${groupNumber(digit * 10 ** low)} = ${groupNumber(times)}, vậy gấp ${groupNumber(times)} lần.`,
  });
}

/** "Trong số 5 275 400, hai chữ số 5 có giá trị hơn kém nhau là:" */
function buildDifferenceQuestion(rng: Rng): Question {
  const twice = pickTwice(rng);
  const { digit, high, low } = twice;
  const [more, less] = [digit * 10 ** high, digit * 10 ** low];
  const number = groupNumber(twice.number);
  const help = twiceHelp(twice);
  return typedNumberQuestion(rng, {
    ...help,
    identity: `difference ${help.identity}`,
    prompt: rng.pick([
      `Trong số ${number}, giá trị của hai chữ số ${digit} hơn kém nhau bao nhiêu?`,
      `Số ${number} có hai chữ số ${digit}. Hiệu giá trị của chúng là:`,
    ]),
    answer: more - less,
    write: wholeValue,
    range,
    step: 1000,
    distractors: [
      mistake("OP", more + less, "Tìm phần hơn thì con làm phép trừ nhé!"),
      mistake("PLACE", more / 10 - less, "Con xem lại giá trị của chữ số đứng trước nhé!"),
      mistake("PLACE", more - less / 10, "Con xem lại giá trị của chữ số đứng sau nhé!"),
      mistake("BORROW", more - less + 10 ** high, "Con trừ lại, đừng quên số nhớ nhé!"),
    ],
    explanation: `${groupNumber(more)} − ${groupNumber(less)} = ${groupNumber(more - less)}.`,
  });
}

/** A number in which one digit stands twice: how many times, or by how much, one of them is worth more. */
export function buildTwinDigitsQuestion(rng: Rng): Question {
  return rng.pick([buildTimesQuestion, buildDifferenceQuestion])(rng);
}
