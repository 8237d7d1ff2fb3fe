import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { blocks } from "./blocks.ts";

interface Asked {
  readonly number: number;
  readonly tens: number;
  readonly ones: number;
  /** Level 1 sees the blocks from the start. */
  readonly hasBlocks: boolean;
  readonly rng: Rng;
}

const turned = "Chục đứng bên trái, đơn vị đứng bên phải con nhé!";

const parts = (tens: number, ones: number) => wordsValue(`${tens} chục và ${ones} đơn vị`);

function figuresOf({ number, hasBlocks }: Asked) {
  return hasBlocks ? [blocks(number)] : [];
}

/** "Số 37 gồm mấy chục và mấy đơn vị?", of a number or of blocks alone. */
function buildPartsQuestion(asked: Asked): Question {
  const { number, tens, ones, rng } = asked;
  const isSeen = rng.int(0, 2) === 0;
  const digits = "Con chỉ viết chữ số của từng hàng thôi nhé!";
  return choiceQuestion(rng, {
    prompt: isSeen ? "Trong hình có mấy chục và mấy đơn vị?" : `Số ${number} gồm mấy chục và mấy đơn vị?`,
    figures: isSeen ? [blocks(number)] : figuresOf(asked),
    answer: parts(tens, ones),
    distractors: [
      mistake("SWAP", parts(ones, tens), turned),
      mistake("PLACE", parts(tens * 10, ones), digits),
      mistake("PLACE", parts(tens, ones * 10), digits),
      mistake("OFF1", parts(tens + 1, ones), "Con đếm lại số thanh chục nhé!"),
      mistake("OFF1", parts(tens, ones + 1), "Con đếm lại số khối lẻ nhé!"),
    ],
    hints: [
      "Mỗi thanh là 1 chục, mỗi khối lẻ là 1 đơn vị.",
      { say: "Con đếm số thanh chục trước, rồi đếm khối lẻ.", figures: [blocks(number)] },
    ],
    explanation: { say: `Số ${number} có ${tens} chục và ${ones} đơn vị.`, figures: [blocks(number)] },
    praise: "place",
    identity: `${isSeen ? "seen" : "parts"} ${number}`,
  });
}

const onePlace = {
  tens: {
    other: "Đó là số đơn vị. Con tìm số chục nhé!",
    value: "Con đếm số chục thôi nhé!",
    number: "Đó là cả số. Con chỉ tìm số chục nhé!",
    hints: ["Số chục đứng bên trái.", "Con đếm số thanh chục."],
  },
  ones: {
    other: "Đó là số chục. Con tìm số đơn vị nhé!",
    value: "Con đếm số đơn vị thôi nhé!",
    number: "Đó là cả số. Con chỉ tìm số đơn vị nhé!",
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
    prompt: isTens ? `Số ${number} có mấy chục?` : `Số ${number} gồm ${tens} chục và mấy đơn vị?`,
    figures: figuresOf(asked),
    answer,
    range: [0, 99],
    distractors: [
      mistake("SWAP", other, words.other),
      mistake("PLACE", answer * 10, words.value),
      mistake("DATUM", number, words.number),
    ],
    hints: [words.hints[0], { say: words.hints[1], figures: [blocks(number)] }],
    explanation: { say: `Số ${number} gồm ${tens} chục và ${ones} đơn vị.`, figures: [blocks(number)] },
    praise: "place",
    identity: `${place} ${number}`,
  });
}

/** "Số gồm 5 chục và 8 đơn vị là số nào?"; the catch names the ones first. */
function buildNumberQuestion(asked: Asked, isCaught: boolean): Question {
  const { number, tens, ones, rng } = asked;
  const isTyped = rng.int(0, 1) === 0;
  const told = isCaught ? `${ones} đơn vị và ${tens} chục` : `${tens} chục và ${ones} đơn vị`;
  return numberQuestion(rng, {
    prompt: isTyped ? `Con viết số gồm ${told} nhé!` : `Số gồm ${told} là số nào?`,
    figures: figuresOf(asked),
    answer: number,
    range: [1, 99],
    distractors: [
      mistake("SWAP", ones * 10 + tens, "Con viết số chục bên trái, số đơn vị bên phải nhé!"),
      mistake("OP", tens + ones, "Chục và đơn vị là hai hàng. Con đừng cộng lại nhé!"),
      mistake("PARTIAL", tens * 10, "Con còn quên các đơn vị."),
      mistake("OFF10", number + 10, "Con đếm lại số chục nhé!"),
    ],
    hints: [
      "Con viết số chục trước, số đơn vị sau.",
      { say: "Con đếm các thanh chục và các khối lẻ.", figures: [blocks(number)] },
    ],
    explanation: { say: `${tens} chục và ${ones} đơn vị, viết là ${number}.`, figures: [blocks(number)] },
    praise: "place",
    identity: `number ${isTyped ? "typed" : "chosen"} ${isCaught} ${number}`,
    isTyped,
  });
}

const spans: Readonly<Record<Difficulty, readonly [number, number]>> = { 1: [11, 20], 2: [21, 50], 3: [51, 99] };

/** Tens and ones (curriculum, c1-tens-and-ones): of numbers to 20, to 50, to 99 and with the ones named first. */
export const tensAndOnes = defineNumberSkill({
  id: "c1-tens-and-ones",
  classId: "1",
  title: "Chục và đơn vị",
  generate(difficulty, rng) {
    const [least, most] = spans[difficulty];
    const number = rng.int(least, most);
    const asked = { number, tens: Math.floor(number / 10), ones: number % 10, hasBlocks: difficulty === 1, rng };
    const isCaught = difficulty === 3 && rng.int(0, 1) === 0;
    return rng.pick([buildPartsQuestion, buildOneQuestion, (each: Asked) => buildNumberQuestion(each, isCaught)])(
      asked,
    );
  },
});
