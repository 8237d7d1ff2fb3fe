import type { Rng } from "#lib/core/rng.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { countedBlocks, hundredBlocks, madeOf, placeTable, range, swappedNumbers } from "./hundreds.ts";

const shared = { range, praise: "place" } as const;
const names = { hundreds: "trăm", tens: "chục", ones: "đơn vị" } as const;
const sizes = { hundreds: 100, tens: 10, ones: 1 } as const;
const places = ["hundreds", "tens", "ones"] as const satisfies readonly Place[];

function tellSize(size: number): string {
  if (size === 1) return "đơn vị";
  return size === 10 ? "chục" : "trăm";
}

/** Three digits of which no two are the same, so that each has one place. */
function pickNumber(rng: Rng, hasZero: boolean): number {
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
  if (hasZero) digits[rng.int(1, 2)] = 0;
  return Number(digits.join(""));
}

/** For hints: what is seen is not counted out in words. */
function silentBlocks(number: number, place: Place) {
  return hundredBlocks(number, [place], "Các tấm trăm, thanh chục và khối lẻ.");
}

/** Blocks on their mats: "Các khối trong hình biểu diễn số nào?" */
function buildBlocksQuestion(rng: Rng): Question {
  const number = pickNumber(rng, rng.int(0, 2) === 0);
  const wordings = [
    { prompt: "Các khối trong hình biểu diễn số nào?", isTyped: false },
    { prompt: "Con đếm số tấm, số thanh, số khối. Đó là số nào?", isTyped: true },
    { prompt: "Trong hình có tất cả bao nhiêu khối nhỏ?", isTyped: true },
  ] as const;
  const place = rng.int(0, 2);
  const { prompt, isTyped } = wordings[place] ?? wordings[0];
  return numberQuestion(rng, {
    ...shared,
    prompt,
    figures: [hundredBlocks(number)],
    answer: number,
    distractors: swappedNumbers(number),
    isTyped,
    hints: [
      "Mỗi tấm là 1 trăm, mỗi thanh là 1 chục. Mỗi khối lẻ là 1 đơn vị.",
      { say: "Con đếm số trăm trước, rồi số chục, số đơn vị.", figures: [hundredBlocks(number, ["hundreds"])] },
    ],
    explanation: { say: `${madeOf(number)} là số ${number}.`, figures: [countedBlocks(number)] },
    identity: `blocks ${place} ${number}`,
  });
}

const digitCheck = "Con đếm hàng từ phải sang trái: đơn vị, chục, trăm.";

/** "Trong số 482, chữ số hàng chục là:" */
function buildDigitQuestion(rng: Rng): Question {
  const number = pickNumber(rng, false);
  const place = rng.pick(places);
  const found = blocksOf(number);
  const prompts = [
    `Trong số ${number}, chữ số hàng ${names[place]} là:`,
    `Chữ số nào ở hàng ${names[place]} của số ${number}?`,
  ] as const;
  return numberQuestion(rng, {
    ...shared,
    prompt: rng.pick(prompts),
    answer: found[place],
    distractors: [
      ...places.map((other) => mistake("PLACE", found[other], `${found[other]} đứng ở hàng nào? Con xem lại nhé!`)),
      mistake("PLACE", found[place] * sizes[place], "Con viết một chữ số thôi nhé!"),
    ],
    isTyped: true,
    hints: [digitCheck, { say: `Con tìm hàng ${names[place]} trong hình.`, figures: [silentBlocks(number, place)] }],
    explanation: {
      say: `Số ${number} gồm ${madeOf(number)}. Chữ số hàng ${names[place]} là ${found[place]}.`,
      figures: [placeTable(number, place)],
    },
    identity: `digit ${place} ${number}`,
  });
}

/** "Chữ số 8 trong số 482 thuộc hàng nào?" */
function buildPlaceQuestion(rng: Rng): Question {
  const number = pickNumber(rng, false);
  const place = rng.pick(places);
  const digit = blocksOf(number)[place];
  return choiceQuestion(rng, {
    prompt: `Chữ số ${digit} trong số ${number} thuộc hàng nào?`,
    answer: wordsValue(`hàng ${names[place]}`),
    distractors: places.map((other) =>
      mistake("PLACE", wordsValue(`hàng ${names[other]}`), "Con đếm lại các hàng nhé!"),
    ),
    choices: 3,
    hints: [digitCheck, `Con xem chữ số ${digit} đứng thứ mấy từ phải sang trái.`],
    explanation: `Số ${number} gồm ${madeOf(number)}. Chữ số ${digit} ở hàng ${names[place]}.`,
    praise: "place",
    identity: `place ${digit} ${number}`,
  });
}

/** "Số gồm 4 trăm, 8 chục, 2 đơn vị là:" */
function buildMadeQuestion(rng: Rng): Question {
  const number = pickNumber(rng, false);
  return numberQuestion(rng, {
    ...shared,
    prompt: rng.pick([`Số gồm ${madeOf(number)} là số nào?`, `Con viết số gồm ${madeOf(number)}.`]),
    answer: number,
    distractors: swappedNumbers(number),
    isTyped: true,
    hints: ["Con viết số trăm trước, rồi số chục, rồi số đơn vị.", `Chữ số đầu tiên là ${blocksOf(number).hundreds}.`],
    explanation: { say: `${madeOf(number)} viết là ${number}.`, figures: [placeTable(number)] },
    identity: `made ${number}`,
  });
}

/** "Trong số 482, chữ số 8 có giá trị là bao nhiêu?" */
function buildValueQuestion(rng: Rng): Question {
  const number = pickNumber(rng, rng.int(0, 1) === 1);
  const found = blocksOf(number);
  const place = rng.pick(places.filter((each) => found[each] > 0));
  const digit = found[place];
  const value = digit * sizes[place];
  const prompts = [
    `Trong số ${number}, chữ số ${digit} có giá trị là bao nhiêu?`,
    `Giá trị của chữ số ${digit} trong số ${number} là:`,
  ] as const;
  return numberQuestion(rng, {
    ...shared,
    prompt: rng.pick(prompts),
    answer: value,
    distractors: [
      ...[1, 10, 100].map((size) =>
        mistake("PLACE", digit * size, `${digit * size} là ${digit} ${tellSize(size)}. Chữ số này ở hàng nào?`),
      ),
      mistake("PLACE", number % (sizes[place] * 10), "Con chỉ xem một chữ số thôi nhé!"),
      mistake("DATUM", number, "Con chỉ xem một chữ số thôi nhé!"),
    ],
    isTyped: true,
    hints: withoutLeaks(value, [
      `Con xem chữ số ${digit} ở hàng nào.`,
      {
        say: "Hàng trăm chỉ số trăm. Hàng chục chỉ số chục. Hàng đơn vị chỉ số đơn vị.",
        figures: [silentBlocks(number, place)],
      },
    ]),
    explanation: {
      say: `Chữ số ${digit} ở hàng ${names[place]} nên có giá trị ${value}.`,
      figures: [placeTable(number, place)],
    },
    identity: `value ${digit} ${number}`,
  });
}

/** "482 = 400 + … + 2. Số cần điền là:" */
function buildGapQuestion(rng: Rng): Question {
  const number = pickNumber(rng, false);
  const found = blocksOf(number);
  const place = rng.pick(places);
  const terms = places.map((each) => (each === place ? "…" : String(found[each] * sizes[each])));
  const value = found[place] * sizes[place];
  const wrong = `Con xem giá trị của chữ số hàng ${names[place]} nhé!`;
  const off = ({ hundreds: "OFF100", tens: "OFF10", ones: "OFF1" } as const)[place];
  return numberQuestion(rng, {
    ...shared,
    prompt: `${number} = ${terms.join(" + ")}. Số cần điền là:`,
    answer: value,
    distractors: [
      ...[1, 10, 100].map((size) => mistake("PLACE", found[place] * size, wrong)),
      ...[1, -1].map((by) => mistake(off, value + by * sizes[place], `Con xem lại chữ số hàng ${names[place]} nhé!`)),
    ],
    step: sizes[place],
    isTyped: true,
    hints: [
      "Con tách số thành trăm, chục và đơn vị.",
      { say: `Tổng còn thiếu hàng ${names[place]}. Con xem chữ số ở hàng đó.`, figures: [silentBlocks(number, place)] },
    ],
    explanation: {
      say: `Chữ số hàng ${names[place]} có giá trị ${value}, nên điền ${value}.`,
      figures: [placeTable(number, place)],
    },
    identity: `gap ${place} ${number}`,
  });
}

/** "Số nào có chữ số 8 ở hàng chục?" */
function buildWhichQuestion(rng: Rng): Question {
  const number = pickNumber(rng, false);
  const { hundreds, tens, ones } = blocksOf(number);
  const place = rng.pick(places);
  const digit = blocksOf(number)[place];
  const turns: readonly (readonly [number, number, number])[] = [
    [tens, ones, hundreds],
    [ones, hundreds, tens],
    [tens, hundreds, ones],
    [hundreds, ones, tens],
    [ones, tens, hundreds],
  ];
  const others = turns.map((digits) => Number(digits.join(""))).filter((other) => blocksOf(other)[place] !== digit);
  return numberQuestion(rng, {
    ...shared,
    prompt: `Số nào có chữ số ${digit} ở hàng ${names[place]}?`,
    answer: number,
    distractors: others.map((other) => mistake("PLACE", other, `Con xem hàng ${names[place]} của số này nhé!`)),
    hints: [digitCheck, `Con chỉ xem chữ số hàng ${names[place]} của từng số.`],
    explanation: {
      say: `Số ${number} có chữ số ${digit} ở hàng ${names[place]}.`,
      figures: [placeTable(number, place)],
    },
    identity: `which ${place} ${number}`,
  });
}

/** Hundreds, tens and ones (curriculum, c2-place-value-1000): from blocks; the digit of a place; its value. */
export const placeValue1000 = defineNumberSkill({
  id: "c2-place-value-1000",
  classId: "2",
  title: "Trăm, chục, đơn vị",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildBlocksQuestion(rng);
    if (difficulty === 2)
      return rng.pick([
        buildDigitQuestion,
        buildDigitQuestion,
        buildMadeQuestion,
        buildMadeQuestion,
        buildPlaceQuestion,
        buildWhichQuestion,
      ])(rng);
    return rng.pick([buildValueQuestion, buildValueQuestion, buildGapQuestion])(rng);
  },
});
