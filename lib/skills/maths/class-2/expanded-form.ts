import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue, type Value } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { countedBlocks, hundredBlocks, madeOf, placeTable, range, swappedNumbers } from "./hundreds.ts";

/** Three different digits, so that each has one place alone; none of them 0, or one of the last two. */
function pickNumber(rng: Rng, hasZero: boolean): number {
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
  if (hasZero) digits[rng.int(1, 2)] = 0;
  return Number(digits.join(""));
}

/** A number as hundreds, tens and ones without the empty places: 609 is 600 and 9. */
function termsOfNumber(number: number): readonly number[] {
  const { hundreds, tens, ones } = blocksOf(number);
  return [hundreds * 100, tens * 10, ones].filter((term) => term > 0);
}

/** Numbers put together with "+", as an answer worth their sum. */
function addedValue(terms: readonly number[]): Value {
  return sumValue(terms.join(" + "), rational(terms.reduce((sum, term) => sum + term, 0)));
}

/** What is said of each of the wrong terms where the number lies there as blocks. */
const toldOfBlocks = [
  "Con đếm lại số thanh chục và số khối lẻ nhé!",
  "Mỗi tấm là 1 trăm. Con xem lại nhé!",
  "Mỗi tấm là 1 trăm, không phải 1 chục.",
  "Mỗi tấm là 1 trăm, mỗi thanh là 1 chục.",
  "Mỗi thanh là 1 chục. Con xem lại nhé!",
  "Con đếm lại số tấm trăm và số thanh chục nhé!",
  "Con đếm lại số tấm trăm và số khối lẻ nhé!",
] as const;

/** Terms a child writes for a number: the digits alone, a zero too many or too few, places exchanged. */
function wrongTerms(number: number, isDrawn: boolean) {
  const { hundreds, tens, ones } = blocksOf(number);
  const all: readonly (readonly [MistakeCode, readonly number[], string])[] = [
    ["PLACE", [hundreds * 100, ones * 10, tens], `Chữ số ${tens} ở hàng chục. Chữ số ${ones} ở hàng đơn vị.`],
    ["ZERO", [hundreds * 10, tens, ones], `Chữ số ${hundreds} ở hàng trăm, không phải hàng chục.`],
    ["ZERO", [hundreds * 10, tens * 10, ones], `Chữ số ${hundreds} ở hàng trăm. Con viết thành số trăm nhé!`],
    ["PLACE", [hundreds, tens, ones], "Con cộng các chữ số rồi. Con viết thành trăm, chục, đơn vị nhé!"],
    ["ZERO", [hundreds * 100, tens, ones], `Chữ số ${tens} ở hàng chục. Con viết thành số chục nhé!`],
    ["SWAP", [tens * 100, hundreds * 10, ones], `Chữ số ${hundreds} ở hàng trăm. Chữ số ${tens} ở hàng chục.`],
    ["SWAP", [ones * 100, tens * 10, hundreds], `Chữ số ${hundreds} ở hàng trăm. Chữ số ${ones} ở hàng đơn vị.`],
  ];
  return all.map(([code, terms, feedback], place) => {
    const written = terms.filter((term) => term > 0);
    return mistake(code, addedValue(written), (isDrawn ? toldOfBlocks[place] : undefined) ?? feedback);
  });
}

/** "609 viết thành tổng các trăm, chục, đơn vị là:" or the same of blocks. */
function buildExpandQuestion(rng: Rng, number: number, isDrawn: boolean): Question {
  const terms = termsOfNumber(number);
  const drawn = ["Số khối trong hình viết thành tổng là:", "Tổng nào cho biết số khối trong hình?"] as const;
  const bare = [
    `${number} viết thành tổng các trăm, chục, đơn vị là:`,
    `Tổng nào bằng ${number}?`,
    `Cách viết nào đúng với số ${number}?`,
  ] as const;
  const place = rng.int(0, isDrawn ? 1 : 2);
  return choiceQuestion(rng, {
    prompt: (isDrawn ? drawn : bare)[place] ?? "",
    figures: isDrawn ? [hundredBlocks(number, [], "Các tấm trăm, thanh chục và khối lẻ.")] : [],
    answer: addedValue(terms),
    distractors: wrongTerms(number, isDrawn),
    hints: [
      "Con xem có mấy trăm, mấy chục, mấy đơn vị.",
      {
        say: "Con viết giá trị của từng hàng, rồi viết dấu cộng.",
        figures: [hundredBlocks(number, [], "Các khối của số này.")],
      },
    ],
    explanation: {
      say: `${number} gồm ${madeOf(number)}. Ta viết ${terms.join(" + ")}.`,
      figures: [countedBlocks(number)],
    },
    praise: "place",
    identity: `expand ${isDrawn} ${place} ${number}`,
  });
}

const places = new Map([
  [1, "đơn vị"],
  [10, "chục"],
  [100, "trăm"],
]);

/** "482 = 400 + … + 2. Số cần điền là:"; turned, the terms stand out of order: "2 + … + 400 = 482". */
function buildGapQuestion(rng: Rng, number: number, { isDrawn = false, isTurned = false }): Question {
  const terms = termsOfNumber(number);
  // In the middle the missing one is told by neither end.
  const missing = isTurned ? 1 : rng.int(0, terms.length - 1);
  const order = isTurned ? rng.pick([terms.toReversed(), rotated(terms)]) : terms;
  const value = order[missing] ?? 0;
  const size = 10 ** (String(value).length - 1);
  const digit = value / size;
  const shown = order.map((term, place) => (place === missing ? "…" : String(term))).join(" + ");
  return numberQuestion(rng, {
    prompt: `${isTurned ? `${shown} = ${number}` : `${number} = ${shown}`}. Số cần điền là:`,
    figures: isDrawn ? [hundredBlocks(number, [], "Các khối của số này.")] : [],
    answer: value,
    distractors: [
      ...[1, 10, 100].map((other) =>
        mistake("PLACE", digit * other, `Còn thiếu hàng ${places.get(size)}, không phải hàng ${places.get(other)}.`),
      ),
      mistake("DATUM", number, `${number} là cả tổng rồi. Con tìm một số hạng thôi.`),
      mistake("OFF1", value + size, "Số này lớn quá. Con xem lại chữ số của hàng còn thiếu nhé!"),
      mistake("OFF1", value - size, "Số này còn bé. Con xem lại chữ số của hàng còn thiếu nhé!"),
    ],
    range,
    step: size,
    isTyped: !isDrawn || rng.int(0, 1) === 1,
    hints: ["Con xem còn thiếu hàng nào.", "Con tìm chữ số của hàng đó, rồi viết giá trị."],
    explanation: {
      say: `${number} gồm ${madeOf(number)}. Còn thiếu ${digit} ${places.get(size)}, số cần điền là ${value}.`,
      figures: [isDrawn ? countedBlocks(number) : placeTable(number)],
    },
    praise: "place",
    identity: `gap ${shown} ${number}`,
  });
}

function rotated([first = 0, ...rest]: readonly number[]): readonly number[] {
  return [...rest, first];
}

/** "9 + 50 + 600 = ?" The terms stand out of order. */
function buildBackQuestion(rng: Rng): Question {
  const number = pickNumber(rng, false);
  const terms = termsOfNumber(number);
  const turned = rng.pick([terms.toReversed(), rotated(terms)]);
  const sum = turned.join(" + ");
  const prompts = [`${sum} = ?`, `${sum} là số nào?`, `Số nào viết được thành tổng ${sum}?`] as const;
  const place = rng.int(0, 2);
  const asWritten = Number(turned.map((term) => String(term)[0]).join(""));
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: number,
    distractors: [
      mistake("PLACE", asWritten, "Con viết các chữ số theo thứ tự của tổng. Con tìm số trăm trước nhé!"),
      ...swappedNumbers(number),
    ],
    range,
    isTyped: true,
    hints: ["Con tìm số trăm trước, rồi số chục, số đơn vị.", `Số này có ${blocksOf(number).hundreds} trăm.`],
    explanation: { say: `${sum} gồm ${madeOf(number)}. Đó là số ${number}.`, figures: [placeTable(number)] },
    praise: "place",
    identity: `back ${place} ${sum}`,
  });
}

/** A number as a sum of its places (curriculum, c2-expanded-form): no zero; one zero; the terms out of order. */
export const expandedForm = defineNumberSkill({
  id: "c2-expanded-form",
  classId: "2",
  title: "Viết số thành tổng",
  generate(difficulty, rng) {
    if (difficulty === 3) {
      return rng.int(0, 1) === 0
        ? buildGapQuestion(rng, pickNumber(rng, false), { isTurned: true })
        : buildBackQuestion(rng);
    }
    const [number, isDrawn] = [pickNumber(rng, difficulty === 2), difficulty === 1];
    const isGap = rng.int(0, isDrawn ? 2 : 3) < (isDrawn ? 1 : 2);
    return isGap ? buildGapQuestion(rng, number, { isDrawn }) : buildExpandQuestion(rng, number, isDrawn);
  },
});
