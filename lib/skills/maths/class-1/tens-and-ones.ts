import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { blocks, countedBlocks } from "./blocks.ts";

interface Asked {
  readonly number: number;
  readonly tens: number;
  readonly ones: number;
  /** Level 1 sees the blocks from the start. */
  readonly hasBlocks: boolean;
  readonly rng: Rng;
}

const turned = "Chục đứng bên trái, đơn vị đứng bên phải, con nhé!";

const parts = (tens: number, ones: number) => wordsValue(`${tens} chục và ${ones} đơn vị`);

function figuresOf({ number, hasBlocks }: Asked) {
  return hasBlocks ? [blocks(number)] : [];
}

/** "Số 37 gồm mấy chục và mấy đơn vị?", of a number or of blocks alone. */
function buildPartsQuestion(asked: Asked): Question {
  const { number, tens, ones, hasBlocks, rng } = asked;
  const isSeen = hasBlocks && rng.int(0, 1) === 0;
  return choiceQuestion(rng, {
    prompt: isSeen ? "Trong hình có mấy chục và mấy đơn vị?" : `Số ${number} gồm mấy chục và mấy đơn vị?`,
    figures: isSeen ? [blocks(number)] : figuresOf(asked),
    answer: parts(tens, ones),
    distractors: [
      mistake("SWAP", parts(ones, tens), turned),
      mistake("PLACE", parts(tens * 10, ones), `${tens * 10} chục thì nhiều quá. Con xem lại số chục nhé!`),
      mistake(
        "OFF1",
        parts(tens + 1, ones),
        hasBlocks ? "Con đếm thừa một thanh chục rồi." : "Con xem lại số chục nhé!",
      ),
      mistake(
        "OFF1",
        parts(tens, ones + 1),
        hasBlocks ? "Con đếm thừa một khối lẻ rồi." : "Con xem lại số đơn vị nhé!",
      ),
      mistake("OP", parts(tens, number), `${number} là cả số. Con chỉ tìm số đơn vị lẻ nhé!`),
    ],
    hints: [
      hasBlocks
        ? "Mỗi thanh là 1 chục, mỗi khối lẻ là 1 đơn vị."
        : "Chữ số bên trái chỉ chục. Chữ số bên phải chỉ đơn vị.",
      { say: "Con đếm số thanh chục trước, rồi đếm khối lẻ.", figures: [blocks(number)] },
    ],
    explanation: { say: `Số ${number} có ${tens} chục và ${ones} đơn vị.`, figures: [countedBlocks(number)] },
    praise: "place",
    identity: `${isSeen ? "seen" : "parts"} ${number}`,
  });
}

const onePlace = {
  tens: {
    other: "Đó là số đơn vị. Con tìm số chục nhé!",
    value: "Con viết thừa chữ số 0 rồi. Con chỉ viết số chục nhé!",
    number: "Đó là cả số. Con chỉ tìm số chục nhé!",
    more: "Nhiều quá rồi. Con nhìn lại chữ số bên trái nhé!",
    less: "Còn ít quá. Con nhìn lại chữ số bên trái nhé!",
    hints: ["Số chục đứng bên trái.", "Con đếm số thanh chục."],
  },
  ones: {
    other: "Đó là số chục. Con tìm số đơn vị nhé!",
    value: "Con viết thừa chữ số 0 rồi. Con chỉ viết số đơn vị nhé!",
    number: "Đó là cả số. Con chỉ tìm số đơn vị nhé!",
    more: "Nhiều quá rồi. Con nhìn lại chữ số bên phải nhé!",
    less: "Còn ít quá. Con nhìn lại chữ số bên phải nhé!",
    hints: ["Số đơn vị đứng bên phải.", "Con đếm số khối lẻ."],
  },
} as const;

/** "Số 37 có mấy chục?" or "Số 37 gồm 3 chục và mấy đơn vị?" */
function buildOneQuestion(asked: Asked): Question {
  const { number, tens, ones, rng } = asked;
  const isTens = rng.int(0, 1) === 0;
  const place = isTens ? "tens" : "ones";
  const [answer, other] = isTens ? [tens, ones] : [ones, tens];
  const words = onePlace[place];
  return numberQuestion(rng, {
    prompt: isTens
      ? rng.pick([`Số ${number} có mấy chục?`, `Con viết số chục của số ${number} nhé!`])
      : `Số ${number} gồm ${tens} chục và mấy đơn vị?`,
    figures: figuresOf(asked),
    answer,
    range: [0, 99],
    distractors: [
      mistake("SWAP", other, words.other),
      mistake("PLACE", answer * 10, words.value),
      mistake("DATUM", number, words.number),
      mistake("OFF1", answer + 1, words.more),
      mistake("OFF1", answer - 1, words.less),
    ],
    hints: [words.hints[0], { say: words.hints[1], figures: [blocks(number)] }],
    explanation: { say: `Số ${number} gồm ${tens} chục và ${ones} đơn vị.`, figures: [countedBlocks(number)] },
    praise: "place",
    identity: `${place} ${number}`,
    isTyped: true,
  });
}

/** Said to a number of which both digits are wrong. */
function takenApart(wrong: number): string {
  return `Số ${wrong} có ${Math.floor(wrong / 10)} chục và ${wrong % 10} đơn vị. Con xem lại cả hai số nhé!`;
}

/** "Con viết số gồm 8 đơn vị và 5 chục nhé!"; the catch names the ones first, or has none of them. */
function buildNumberQuestion({ number, tens, ones, hasBlocks, rng }: Asked, isCaught: boolean): Question {
  const told = isCaught ? `${ones} đơn vị và ${tens} chục` : `${tens} chục và ${ones} đơn vị`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Con viết số gồm ${told} nhé!`, `Số gồm ${told} là số nào?`]),
    figures: hasBlocks ? [blocks(number)] : [],
    answer: number,
    range: [1, 99],
    distractors: [
      ones === 0
        ? mistake("ZERO", tens, "Đó mới là số chục. Con viết cả số đơn vị nhé!")
        : mistake("SWAP", ones * 10 + tens, "Con viết số chục bên trái, số đơn vị bên phải nhé!"),
      mistake("OP", tens + ones, "Con cộng số chục với số đơn vị rồi. Con viết số chục trước, số đơn vị sau nhé!"),
      mistake("PARTIAL", tens * 10, "Con còn quên các đơn vị."),
      mistake("OFF10", number + 10, "Con xem lại số chục. Số con viết lớn quá."),
      mistake("OFF10", number - 10, "Con xem lại số chục. Số con viết bé quá."),
      mistake("OFF1", number + 1, ones === 9 ? takenApart(number + 1) : "Con xem lại số đơn vị. Số con viết lớn quá."),
      mistake("OFF1", number - 1, ones === 0 ? takenApart(number - 1) : "Con xem lại số đơn vị. Số con viết bé quá."),
    ],
    hints: [
      isCaught ? "Con tìm số chục trước. Số chục viết bên trái." : "Con viết số chục trước, số đơn vị sau.",
      { say: "Con đếm các thanh chục và các khối lẻ.", figures: [blocks(number)] },
    ],
    explanation: { say: `${tens} chục và ${ones} đơn vị, viết là ${number}.`, figures: [countedBlocks(number)] },
    praise: "place",
    identity: `number ${isCaught} ${number}`,
    isTyped: true,
  });
}

/** "64 = 60 + …" and "64 = … + 4": a number taken apart into its tens and its ones. */
function buildSumQuestion({ number, tens, ones, rng }: Asked): Question {
  const isTens = rng.int(0, 1) === 0;
  const [answer, told] = isTens ? [tens * 10, ones] : [ones, tens * 10];
  const equation = isTens ? `${number} = … + ${ones}` : `${number} = ${tens * 10} + …`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Con tìm số còn thiếu: ${equation}`, `Số nào còn thiếu: ${equation}?`]),
    answer,
    range: [0, 99],
    distractors: [
      mistake(
        "PLACE",
        isTens ? tens : ones * 10,
        isTens ? `Đó mới là ${tens} đơn vị. Con cần số chục nhé!` : "Con cần các đơn vị, không phải các chục.",
      ),
      mistake("DATUM", told, "Số đó đã có rồi. Con tìm phần kia nhé!"),
      mistake("DATUM", number, "Đó là cả số. Con chỉ tìm phần còn thiếu nhé!"),
      mistake("OFF10", answer + 10, `Hai phần gộp lại thì quá ${number} rồi.`),
      mistake("OFF10", answer - 10, `Hai phần gộp lại chưa đủ ${number}.`),
      mistake("OFF1", answer + 1, `Hai phần gộp lại thì quá ${number} rồi.`),
      mistake("OFF1", answer - 1, `Hai phần gộp lại chưa đủ ${number}.`),
    ],
    hints: [
      "Mỗi số gồm các chục và các đơn vị.",
      { say: isTens ? "Con xem các thanh chục là bao nhiêu." : "Con đếm các khối lẻ.", figures: [blocks(number)] },
    ],
    explanation: {
      say: `${number} gồm ${tens} chục và ${ones} đơn vị: ${number} = ${tens * 10} + ${ones}. Số còn thiếu là ${answer}.`,
      figures: [countedBlocks(number)],
    },
    praise: "place",
    identity: `sum ${isTens} ${number}`,
    isTyped: true,
  });
}

/** Numbers to take apart; at difficulty 3 one of five is whole tens. */
function pickNumber(difficulty: Difficulty, rng: Rng): number {
  if (difficulty === 1) return rng.int(11, 20);
  return rng.int(0, 4) === 0 ? rng.int(3, 9) * 10 : rng.int(21, 99);
}

type Ask = (asked: Asked) => Question;

const inOrder: Ask = (asked) => buildNumberQuestion(asked, false);
const caught: Ask = (asked) => buildNumberQuestion(asked, true);
// Of whole tens 0 would be the part that is asked for.
const apart: Ask = (asked) => (asked.ones === 0 ? caught(asked) : buildSumQuestion(asked));

const askers: Readonly<Record<Difficulty, readonly Ask[]>> = {
  1: [buildPartsQuestion, buildOneQuestion, inOrder],
  2: [buildPartsQuestion, buildOneQuestion, buildOneQuestion],
  3: [caught, apart],
};

/** Tens and ones (curriculum, c1-tens-and-ones): of numbers to 20 in blocks, of numbers to 99, the ones first or as a sum. */
export const tensAndOnes = defineNumberSkill({
  id: "c1-tens-and-ones",
  classId: "1",
  title: "Chục và đơn vị",
  generate(difficulty, rng) {
    const number = pickNumber(difficulty, rng);
    const parted = { number, tens: Math.floor(number / 10), ones: number % 10 };
    return rng.pick(askers[difficulty])({ ...parted, hasBlocks: difficulty === 1, rng });
  },
});
