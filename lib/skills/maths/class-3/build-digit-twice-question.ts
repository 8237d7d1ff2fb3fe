import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { charted, placeNames } from "./place-chart.ts";

const range = [1, 100_000] as const;

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
export function buildHowMuchMoreQuestion(rng: Rng): Question {
  const { low, high, digit, number } = pickTwice(rng);
  const [less, more] = [digit * 10 ** low, digit * 10 ** high];
  const [lessText, moreText] = [groupNumber(less), groupNumber(more)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Trong số ${groupNumber(number)}, giá trị của hai chữ số ${digit} hơn kém nhau bao nhiêu?`,
      `Số ${groupNumber(number)} có hai chữ số ${digit}. Giá trị của chúng hơn kém nhau bao nhiêu?`,
    ]),
    answer: more - less,
    write: wholeValue,
    range,
    distractors: [
      mistake("OP", more + less, "Con đã cộng hai giá trị. Hỏi hơn kém nhau thì con trừ."),
      mistake("PARTIAL", more, "Con mới tìm giá trị của chữ số lớn hơn. Con trừ đi giá trị kia nữa nhé!"),
      mistake("PLACE", (more - less) / 10, "Con đếm lại hàng của hai chữ số đó nhé!"),
      mistake("PLACE", (more - less) * 10, "Con đếm lại hàng của hai chữ số đó nhé!"),
      mistake("PARTIAL", less, "Con mới tìm một giá trị. Con lấy giá trị lớn trừ giá trị bé nhé!"),
    ],
    hints: [
      "Cùng một chữ số, đứng ở hàng khác nhau thì giá trị khác nhau.",
      charted(
        `Một chữ số ở hàng ${placeNames[high]}, một chữ số ở hàng ${placeNames[low]}. Con tìm hai giá trị rồi trừ.`,
        number,
      ),
    ],
    explanation: `Giá trị của hai chữ số ${digit} là ${moreText} và ${lessText}. Hơn kém nhau: ${moreText} − ${lessText} = ${groupNumber(more - less)}.`,
    praise: "place",
    identity: `more ${number}`,
  });
}

/** "Số 35 452 có hai chữ số 5. Giá trị của chữ số 5 bên trái gấp bao nhiêu lần chữ số 5 bên phải?" */
export function buildHowManyTimesQuestion(rng: Rng): Question {
  const { low, high, digit, number } = pickTwice(rng);
  const times = 10 ** (high - low);
  const [lessText, moreText] = [groupNumber(digit * 10 ** low), groupNumber(digit * 10 ** high)];
  const value = (count: number) => countedValue(wholeValue(count), "lần");
  return choiceQuestion(rng, {
    prompt: `Số ${groupNumber(number)} có hai chữ số ${digit}. Giá trị của chữ số ${digit} bên trái gấp bao nhiêu lần chữ số ${digit} bên phải?`,
    answer: value(times),
    distractors: [
      ...[10, 100, 1000, 10_000]
        .toSorted((a, b) => Math.abs(Math.log(a / times)) - Math.abs(Math.log(b / times)))
        .map((other) => mistake("PLACE", value(other), `Con viết hai giá trị ra rồi chia nhé!`)),
    ],
    hints: [
      "Con tìm giá trị của từng chữ số trước.",
      charted(`Hai giá trị là ${moreText} và ${lessText}. Con lấy số lớn chia cho số bé.`, number),
    ],
    explanation: `Hai giá trị là ${moreText} và ${lessText}. Giá trị lớn gấp ${value(times).line.text} giá trị bé.`,
    praise: "place",
    identity: `times ${number}`,
  });
}
