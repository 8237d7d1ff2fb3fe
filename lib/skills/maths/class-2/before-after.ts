import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { rayFigure } from "./ray-figure.ts";

const range = [0, 1000] as const;

interface Asked {
  readonly given: number;
  readonly isAfter: boolean;
}

/** Up to 100; up to 1000; over a ten or a hundred. */
function pickAsked(rng: Rng, difficulty: Difficulty): Asked {
  const isAfter = rng.int(0, 1) === 1;
  if (difficulty === 1) return { given: rng.int(11, 98), isAfter };
  if (difficulty === 2) {
    const given = rng.int(10, 98) * 10 + rng.int(1, 8);
    return { given, isAfter };
  }
  const edge = rng.int(0, 1) === 1 ? rng.int(1, 10) * 100 : rng.int(11, 99) * 10;
  return { given: isAfter ? edge - 1 : edge, isAfter };
}

/** A short ray around the number with a "?" at its neighbour. */
function ray(given: number, answer: number, isLabelled: boolean) {
  const { from, all } = rayAround(given, answer);
  const labelled = isLabelled ? all.filter((number) => number !== answer) : [given];
  return rayFigure({ from, step: 1, steps: 5, labelled, asked: answer, alt: "Một đoạn tia số có một số còn thiếu." });
}

/** Where the ray begins and the numbers on it, which stay within those of the class. */
function rayAround(given: number, answer: number) {
  const from = Math.min(Math.min(given, answer) - 2, 995);
  return { from, all: Array.from({ length: 6 }, (_, place) => from + place) };
}

/** The way on the ray: the hop from the number, or from both numbers to the one between them. */
function wayFigure({ given, isAfter }: Asked, answer: number, isBetween: boolean) {
  const { from, all } = rayAround(given, answer);
  const hop = { from: given, to: answer, label: isAfter ? "+1" : "−1" };
  const back = { from: answer + 1, to: answer, label: "−1" };
  const on = { from: answer - 1, to: answer, label: "+1" };
  const alt = isBetween
    ? `Tia số: từ ${answer - 1} thêm 1, từ ${answer + 1} bớt 1, đều đến ${answer}.`
    : `Tia số: từ ${given} ${isAfter ? "thêm" : "bớt"} 1 thì đến ${answer}.`;
  return rayFigure({ from, step: 1, steps: 5, labelled: all, asked: null, hops: isBetween ? [on, back] : [hop], alt });
}

/** Direct ones, one of them also between two numbers from the second difficulty on; reversed ones in the third. */
function promptsOf(
  given: number,
  answer: number,
  isAfter: boolean,
  difficulty: Difficulty,
  child: string,
): readonly string[] {
  const [side, opposite, near] = isAfter
    ? ["liền sau", "liền trước", "ngay sau"]
    : ["liền trước", "liền sau", "ngay trước"];
  const direct = [
    `Số ${side} của ${given} là số nào?`,
    `Trên tia số, số nào đứng ${near} số ${given}?`,
    `${child} đang đọc trang ${given}. Trang ${side} là trang bao nhiêu?`,
  ];
  const between = difficulty > 1 && answer < 1000 ? [`Số ở giữa ${answer - 1} và ${answer + 1} là số nào?`] : [];
  const reversed = `${given} là số ${opposite} của số nào?`;
  return difficulty === 3 ? [...direct.slice(0, 1), reversed, reversed, ...between] : [...direct, ...between];
}

function distractorsOf(given: number, isAfter: boolean, isBetween: boolean) {
  const step = isAfter ? 1 : -1;
  const turned = isAfter
    ? "Số này đứng trước. Con tìm số đứng sau nhé!"
    : "Số này đứng sau. Con tìm số đứng trước nhé!";
  const [done, only] = isAfter ? ["thêm", "Con chỉ thêm 1 đơn vị nhé!"] : ["bớt", "Con chỉ bớt 1 đơn vị nhé!"];
  const sought = isBetween ? "Con tìm số ở giữa nhé!" : `Con tìm số đứng ngay ${isAfter ? "sau" : "trước"} nhé!`;
  const far = isBetween ? "Số này xa quá. Con tìm số ở giữa nhé!" : `Con ${done} nhiều quá. ${only}`;
  return [
    mistake("REL", given - step, isBetween ? "Con tìm số ở giữa hai số nhé!" : turned),
    mistake("DATUM", given, `Số này đề bài cho rồi. ${sought}`),
    mistake("OFF10", given + step * 10, far),
    mistake("OFF100", given + step * 100, far),
    mistake("OFF10", given + step * 11, `Con xem lại hàng chục. ${isBetween ? "Số cần tìm ở giữa hai số." : only}`),
    mistake(
      "OFF1",
      given + step * 2,
      isBetween ? "Số này đề bài cho rồi. Con tìm số ở giữa nhé!" : `Con ${done} 2 rồi. ${only}`,
    ),
  ];
}

function wayOf(isAfter: boolean, isBetween: boolean): string {
  if (isBetween) return "Con thêm 1 vào số bé hơn.";
  return isAfter ? "Con thêm 1 vào số đã cho." : "Con bớt 1 ở số đã cho.";
}

function explain({ given, isAfter }: Asked, answer: number, prompt: string): string {
  if (prompt.startsWith("Số ở giữa"))
    return `${answer - 1}, ${answer}, ${answer + 1} là ba số liền nhau. Số ở giữa là ${answer}.`;
  const sum = isAfter ? `${given} + 1 = ${answer}` : `${given} − 1 = ${answer}`;
  if (prompt.startsWith(`${given} là`))
    return `${sum}. Vậy ${given} là số liền ${isAfter ? "trước" : "sau"} của ${answer}.`;
  return `${sum}. Số liền ${isAfter ? "sau" : "trước"} của ${given} là ${answer}.`;
}

/** "Số liền trước của 500 là số nào?" */
function ask(rng: Rng, difficulty: Difficulty): Question {
  const { given, isAfter } = pickAsked(rng, difficulty);
  const answer = isAfter ? given + 1 : given - 1;
  const prompts = promptsOf(given, answer, isAfter, difficulty, rng.pick(children));
  const prompt = rng.pick(prompts);
  const isBetween = prompt.startsWith("Số ở giữa");
  return numberQuestion(rng, {
    prompt,
    figures: difficulty === 1 ? [ray(given, answer, true)] : [],
    answer,
    distractors: distractorsOf(given, isAfter, isBetween),
    range,
    isTyped: answer < 1000 && (difficulty > 1 || rng.int(0, 1) === 1),
    hints: [
      "Hai số liền nhau hơn kém nhau 1 đơn vị.",
      { say: wayOf(isAfter, isBetween), figures: [ray(given, answer, false)] },
    ],
    explanation: {
      say: explain({ given, isAfter }, answer, prompt),
      figures: [wayFigure({ given, isAfter }, answer, isBetween)],
    },
    praise: "order",
    identity: `${isBetween ? "between" : `${prompt.replaceAll(/\d+/gu, "")} ${isAfter}`} ${answer}`,
  });
}

/** The numbers next to a number (curriculum, c2-before-after): to 100; to 1000; over a ten or a hundred, and reversed. */
export const beforeAfter = defineNumberSkill({
  id: "c2-before-after",
  classId: "2",
  title: "Số liền trước, số liền sau",
  generate: (difficulty, rng) => ask(rng, difficulty),
});
