import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { numberCard } from "#lib/skills/maths/number-card.ts";
import { children } from "#lib/skills/words/children.ts";
import { madeOf, placeTable, range, swappedNumbers } from "./hundreds.ts";

function isNumberOf(difficulty: Difficulty, number: number): boolean {
  const { tens, ones } = blocksOf(number);
  if (difficulty === 1) return ones === 0;
  if (difficulty === 2) return tens > 1 && ones > 0 && ![1, 4, 5].includes(ones);
  return ones > 0 && (tens === 0 || [1, 4, 5].includes(ones));
}

/** The numbers of each difficulty: round ones; no zero; with "linh", "mốt", "tư", "lăm". */
function numbersOf(difficulty: Difficulty): number[] {
  return Array.from({ length: 901 }, (_, place) => place + 100).filter((number) => isNumberOf(difficulty, number));
}

const emptyTens = "Có “linh” thì hàng chục là 0.";
const emptyOnes = "Hàng nào không có thì con viết chữ số 0.";

function writingHints(number: number): readonly string[] {
  if (number === 1000) return ["10 trăm là một nghìn.", "Số này có bốn chữ số."];
  const { hundreds, tens, ones } = blocksOf(number);
  const order = "Con viết hàng trăm, rồi hàng chục, rồi hàng đơn vị.";
  const first = `Chữ số hàng trăm là ${hundreds}.`;
  if (ones === 0) return [order, `${first} ${emptyOnes}`];
  return tens === 0 ? [order, `${first} ${emptyTens}`] : [order, `${first} Con viết tiếp hàng chục.`];
}

interface Wording {
  readonly name: string;
  readonly prompt: string;
  /** Whether the number is typed, not chosen. */
  readonly isTyped: boolean;
}

/** "Số “bảy trăm linh năm” viết thế nào?"; from the second difficulty on it is written. */
function buildWriteQuestion(rng: Rng, number: number, difficulty: Difficulty): Question {
  const words = `“${numberInWords(number)}”`;
  const dictated = `Cô giáo đọc: ${words}.`;
  const typed: Wording = { name: "type", prompt: `Con hãy viết số ${words}.`, isTyped: true };
  const wordings: readonly Wording[] =
    difficulty === 1
      ? [
          { name: "write", prompt: `Số ${words} viết thế nào?`, isTyped: false },
          { name: "dictate", prompt: `${dictated} ${rng.pick(children)} viết đúng. Đó là số nào?`, isTyped: false },
          typed,
        ]
      : [
          { name: "write", prompt: `Số ${words} viết thế nào?`, isTyped: true },
          { name: "dictate", prompt: `${dictated} Con viết số cô vừa đọc nhé!`, isTyped: true },
          typed,
        ];
  const { name, prompt, isTyped } = rng.pick(wordings);
  return numberQuestion(rng, {
    prompt,
    isReadByPupil: true,
    answer: number,
    distractors: swappedNumbers(number),
    range,
    isTyped,
    hints: writingHints(number),
    explanation: { say: `${madeOf(number)} viết là ${number}.`, figures: [placeTable(number)] },
    praise: "write",
    identity: `${name} ${number}`,
  });
}

function readingHints(number: number): readonly string[] {
  const { tens, ones } = blocksOf(number);
  const order = "Con đọc hàng trăm trước, rồi hàng chục và hàng đơn vị.";
  if (number === 1000) return ["10 trăm đọc là gì?"];
  if (ones === 0) return [order, "Hàng đơn vị là 0 thì con không đọc số đơn vị."];
  if (tens === 0) return [order, "Hàng chục là 0 thì con đọc là “linh”."];
  return [order, "Con xem kĩ chữ số hàng chục và hàng đơn vị nhé!"];
}

/** A card with 705: "Số trên thẻ đọc là gì?" The number is only seen, for its reading is what is asked. */
function buildReadQuestion(rng: Rng, number: number): Question {
  const child = rng.pick(children);
  const prompt = rng.pick(["Số trên thẻ đọc là gì?", `${child} đọc đúng số trên thẻ. ${child} đọc thế nào?`]);
  return numberQuestion(rng, {
    prompt,
    figures: [numberCard(String(number))],
    answer: number,
    distractors: swappedNumbers(number),
    range,
    write: (value) => wordsValue(numberInWords(value)),
    hints: readingHints(number),
    explanation: {
      say: `Số này gồm ${madeOf(number)}. Con đọc là ${numberInWords(number)}.`,
      figures: [placeTable(number)],
    },
    praise: "read",
    identity: `read ${number}`,
  });
}

/** Numbers to 1000 read and written (curriculum, c2-read-write-1000): round; without zero; with linh, mốt, tư, lăm. */
export const readWrite1000 = defineNumberSkill({
  id: "c2-read-write-1000",
  classId: "2",
  title: "Đọc, viết số đến 1000",
  generate(difficulty, rng) {
    const number = rng.pick(numbersOf(difficulty));
    const read = [buildReadQuestion];
    const write = Array.from({ length: difficulty === 1 ? 2 : 3 }, () => buildWriteQuestion);
    return rng.pick([...write, ...read])(rng, number, difficulty);
  },
});
