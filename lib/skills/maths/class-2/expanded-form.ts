import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue, type Value } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { hundredBlocks, madeOf, range, swappedNumbers } from "./hundreds.ts";

/** Three digits, none of them 0, or one of the last two. */
function pickNumber(rng: Rng, hasZero: boolean): number {
  const digits = [rng.int(1, 9), rng.int(1, 9), rng.int(1, 9)];
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

/** Terms a child writes for a number: the digits alone, a zero too many or too few, places exchanged. */
function wrongTerms(number: number) {
  const { hundreds, tens, ones } = blocksOf(number);
  const value = "Con xem giá trị của từng chữ số nhé!";
  const all: readonly (readonly [MistakeCode, readonly number[], string])[] = [
    ["PLACE", [hundreds * 100, ones * 10, tens], "Con xem lại hàng chục và hàng đơn vị nhé!"],
    ["ZERO", [hundreds * 10, tens, ones], value],
    ["ZERO", [hundreds * 10, tens * 10, ones], value],
    ["PLACE", [hundreds, tens, ones], "Con cộng các chữ số rồi. Con viết thành trăm, chục, đơn vị nhé!"],
    ["ZERO", [hundreds * 100, tens, ones], value],
    ["SWAP", [tens * 100, hundreds * 10, ones], "Con xem lại hàng trăm và hàng chục nhé!"],
    ["SWAP", [ones * 100, tens * 10, hundreds], "Con xem lại hàng trăm và hàng đơn vị nhé!"],
  ];
  return all.map(([code, terms, feedback]) => {
    const written = terms.filter((term) => term > 0);
    return mistake(code, addedValue(written), feedback);
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
    distractors: wrongTerms(number),
    hints: [
      "Con xem có mấy trăm, mấy chục, mấy đơn vị.",
      {
        say: "Con viết giá trị của từng hàng, rồi viết dấu cộng.",
        figures: [hundredBlocks(number, [], "Các khối của số này.")],
      },
    ],
    explanation: `${number} gồm ${madeOf(number)}. Ta viết ${terms.join(" + ")}.`,
    praise: "place",
    identity: `expand ${isDrawn} ${place} ${number}`,
  });
}

/** "482 = 400 + … + 2. Số cần điền là:" */
function buildGapQuestion(rng: Rng, number: number, isDrawn: boolean): Question {
  const terms = termsOfNumber(number);
  const missing = rng.int(0, terms.length - 1);
  const value = terms[missing] ?? 0;
  const digit = Number(String(value)[0]);
  const shown = terms.map((term, place) => (place === missing ? "…" : String(term)));
  return numberQuestion(rng, {
    prompt: `${number} = ${shown.join(" + ")}. Số cần điền là:`,
    figures: isDrawn ? [hundredBlocks(number, [], "Các khối của số này.")] : [],
    answer: value,
    distractors: [1, 10, 100].map((size) => mistake("PLACE", digit * size, "Con xem chữ số này ở hàng nào nhé!")),
    range,
    step: value / digit,
    isTyped: rng.int(0, 1) === 1,
    hints: ["Con xem còn thiếu hàng nào.", "Con tìm chữ số của hàng đó, rồi viết giá trị."],
    explanation: `${number} gồm ${madeOf(number)}. Số cần điền là ${value}.`,
    praise: "place",
    identity: `gap ${missing} ${number}`,
  });
}

/** "9 + 600 = ?" The terms stand out of order. */
function buildBackQuestion(rng: Rng): Question {
  const number = pickNumber(rng, rng.int(0, 1) === 1);
  const terms = termsOfNumber(number);
  const [first = 0, ...rest] = terms;
  const turned = rng.pick([terms.toReversed(), [...rest, first]]);
  const sum = turned.join(" + ");
  const wordings = [
    { prompt: `${sum} = ?`, isTyped: true },
    { prompt: `${sum} là số nào?`, isTyped: false },
    { prompt: `Số nào viết được thành tổng ${sum}?`, isTyped: false },
  ] as const;
  const place = rng.int(0, 2);
  const { prompt, isTyped } = wordings[place] ?? wordings[0];
  const asWritten = Number(turned.map((term) => String(term)[0]).join(""));
  return numberQuestion(rng, {
    prompt,
    answer: number,
    distractors: [mistake("PLACE", asWritten, "Con tìm số trăm trước, dù nó đứng sau nhé!"), ...swappedNumbers(number)],
    range,
    isTyped,
    hints: ["Con tìm số trăm trước, rồi số chục, số đơn vị.", `Số này có ${blocksOf(number).hundreds} trăm.`],
    explanation: `${sum} gồm ${madeOf(number)}. Đó là số ${number}.`,
    praise: "place",
    identity: `back ${place} ${sum}`,
  });
}

/** A number as a sum of its places (curriculum, c2-expanded-form): no zero; one zero; from the sum back. */
export const expandedForm = defineNumberSkill({
  id: "c2-expanded-form",
  classId: "2",
  title: "Viết số thành tổng",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildBackQuestion(rng);
    const number = pickNumber(rng, difficulty === 2);
    const isDrawn = difficulty === 1;
    return rng.int(0, 2) === 0 ? buildGapQuestion(rng, number, isDrawn) : buildExpandQuestion(rng, number, isDrawn);
  },
});
