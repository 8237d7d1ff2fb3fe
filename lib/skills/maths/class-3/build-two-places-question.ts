import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { charted, placeNames } from "./place-chart.ts";

const shared = { write: wholeValue, range: [1, 100_000], praise: "place" } as const;

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
    ...shared,
    prompt: rng.pick([
      `Trong số ${groupNumber(number)}, giá trị của hai chữ số ${digit} hơn kém nhau bao nhiêu?`,
      `Số ${groupNumber(number)} có hai chữ số ${digit}. Giá trị của chúng hơn kém nhau bao nhiêu?`,
    ]),
    answer: more - less,
    isTyped: true,
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

/** "Số 35 452 có hai chữ số 5. Giá trị của chữ số 5 bên trái gấp bao nhiêu lần giá trị của chữ số 5 bên phải?" */
export function buildHowManyTimesQuestion(rng: Rng): Question {
  const { low, high, digit, number } = pickTwice(rng);
  const times = 10 ** (high - low);
  const [lessText, moreText] = [groupNumber(digit * 10 ** low), groupNumber(digit * 10 ** high)];
  return numberQuestion(rng, {
    ...shared,
    prompt: `Số ${groupNumber(number)} có hai chữ số ${digit}. Giá trị của chữ số ${digit} bên trái gấp bao nhiêu lần giá trị của chữ số ${digit} bên phải?`,
    answer: times,
    step: times,
    isTyped: true,
    distractors: [
      ...[times / 10, times * 10].map((other) =>
        mistake("PLACE", other, "Con đếm lại các chữ số 0 của hai giá trị nhé!"),
      ),
      mistake("OP", digit * (10 ** high - 10 ** low), "Con đã trừ hai giá trị. Hỏi gấp bao nhiêu lần thì con chia."),
      mistake("FIELD", high - low, "Con đếm số hàng rồi. Mỗi hàng gấp bao nhiêu lần hàng đứng ngay bên phải?"),
    ],
    hints: [
      "Con tìm giá trị của từng chữ số trước.",
      charted("Con viết hai giá trị đó ra, rồi lấy số lớn chia cho số bé.", number),
    ],
    explanation: `Hai giá trị là ${moreText} và ${lessText}. Giá trị lớn gấp ${groupNumber(times)} lần giá trị bé.`,
    identity: `times ${number}`,
  });
}

/** "Viết số lớn nhất có năm chữ số khác nhau, chữ số hàng nghìn là 5." Typed. */
export function buildMadeExtremeQuestion(rng: Rng): Question {
  const digit = rng.int(1, 8);
  const place = rng.int(1, 3);
  const isLargest = rng.pick([true, false]);
  const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== digit);
  const row = isLargest ? others.toReversed() : [others[1] ?? 1, 0, ...others.slice(2)];
  const digits = row.slice(0, 4).toSpliced(4 - place, 0, digit);
  const answer = Number(digits.join(""));
  const free = isLargest ? Number("99999") : 10_000;
  const repeated =
    Math.floor(free / 10 ** (place + 1)) * 10 ** (place + 1) + digit * 10 ** place + (free % 10 ** place);
  const plain = Number(row.slice(0, 5).join(""));
  const word = isLargest ? "lớn nhất" : "bé nhất";
  return numberQuestion(rng, {
    ...shared,
    prompt: rng.pick([
      `Số ${word} có năm chữ số khác nhau, chữ số hàng ${placeNames[place]} là ${digit}, là số nào?`,
      `Con viết số ${word} có năm chữ số khác nhau mà chữ số hàng ${placeNames[place]} là ${digit}.`,
    ]),
    answer,
    isTyped: true,
    distractors: [
      mistake("FIELD", repeated, "Các chữ số của số này chưa khác nhau. Con xem lại đề bài nhé!"),
      mistake("DATUM", plain, `Con xem lại chữ số hàng ${placeNames[place]} nhé!`),
    ],
    hints: [
      `Con viết ${digit} vào hàng ${placeNames[place]} trước, các hàng khác để trống.`,
      isLargest
        ? "Con điền từ hàng cao nhất: mỗi lần lấy chữ số lớn nhất chưa dùng."
        : "Con điền từ hàng cao nhất: mỗi lần lấy chữ số bé nhất chưa dùng. Hàng cao nhất không viết 0.",
    ],
    explanation: `Chữ số hàng ${placeNames[place]} là ${digit}. Điền các hàng khác từ trái sang phải bằng chữ số ${isLargest ? "lớn" : "bé"} nhất chưa dùng, được ${groupNumber(answer)}.`,
    identity: `extreme ${isLargest} ${digit} ${place}`,
  });
}
