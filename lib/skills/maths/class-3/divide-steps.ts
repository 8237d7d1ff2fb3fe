import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { DivisionMistake } from "#lib/questions/kinds/division/grading.ts";
import { divisionSquares } from "#lib/questions/kinds/division/squares.ts";
import type { Question } from "#lib/questions/question.ts";
import { type DivisionStep, divisionSteps } from "#lib/questions/working/division-steps.ts";
import { longDivision } from "#lib/questions/working/long-division.ts";
import { writeDivision } from "#lib/questions/write-response.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { draftedFields } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** Two digits divided by one; the quotient has two digits as well. */
interface Division {
  readonly dividend: number;
  readonly divisor: number;
  readonly quotient: number;
  readonly tens: DivisionStep;
  readonly ones: DivisionStep;
}

/** All with a quotient from 11 to 49 of which no digit is 0, and which is not met on the way. */
const divisions = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((divisor) =>
  Array.from({ length: 100 }, (_, dividend) => dividend).flatMap((dividend): Division[] => {
    const quotient = Math.floor(dividend / divisor);
    const [tens, ones] = divisionSteps(dividend, divisor);
    if (tens === undefined || ones === undefined || quotient > 49 || ones.digit === 0) return [];
    if (quotient === ones.taken || quotient === ones.product) return [];
    return [{ dividend, divisor, quotient, tens, ones }];
  }),
);

const bothDivide = divisions.filter(({ tens, ones }) => tens.rest === 0 && ones.rest === 0);
const carriedDown = divisions.filter(({ tens, ones }) => tens.rest > 0 && ones.rest === 0);
const withRemainder = divisions.filter(({ ones }) => ones.rest > 0);

/** A turn in which it goes once less or once more than was written, whatever stands in the squares after it. */
function slipsOf({ taken, digit }: DivisionStep, { divisor, quotient }: Division, before: number[]): DivisionMistake[] {
  const open = Array.from({ length: 4 - before.length }, () => null);
  const slip = (wrong: number, say: string): DivisionMistake[] =>
    wrong > 9 ? [] : [{ digits: [...before, wrong, ...open], feedback: toLine(say), code: "OFF1" }];
  const [less, more] = [(digit - 1) * divisor, (digit + 1) * divisor];
  const left = `Còn ${taken - less} thì vẫn chia được cho ${divisor}.`;
  // A product that happens to be the quotient is not named.
  const tooSmall =
    less === quotient ? left : `${digit - 1} × ${divisor} = ${less}, ${taken} − ${less} = ${taken - less}. ${left}`;
  const tooLarge = more === quotient ? "thì" : `= ${more},`;
  return [
    ...slip(digit - 1, less === 0 ? `${taken} không bé hơn ${divisor} nên được ít nhất 1 lần.` : tooSmall),
    ...slip(digit + 1, `${digit + 1} × ${divisor} ${tooLarge} lớn hơn ${taken}. Con tìm số bé hơn.`),
  ];
}

function mistakesOf(division: Division): DivisionMistake[] {
  const { tens, ones } = division;
  return [...slipsOf(tens, division, []), ...slipsOf(ones, division, [tens.digit, tens.rest, ones.taken % 10])];
}

/** What is asked in a turn of which a digit is wrong. */
function askTurn({ taken }: DivisionStep, divisor: number): string {
  return `${taken} chia ${divisor} được mấy? Con tìm trong bảng nhân ${divisor}.`;
}

function askRest({ taken, digit, product, rest }: DivisionStep, divisor: number): string {
  const nothing = rest === 0 ? " Không còn gì thì con vẫn viết 0." : "";
  return `${digit} × ${divisor} = ${product}. ${taken} trừ ${product} còn mấy?${nothing}`;
}

function tellTurn({ taken, digit, product, rest }: DivisionStep, divisor: number): string {
  return `${taken} chia ${divisor} được ${digit}, ${digit} × ${divisor} = ${product}, ${taken} − ${product} = ${rest}`;
}

/** "Đặt tính rồi tính: 84 : 4", filled in turn by turn. */
function buildStepsQuestion(rng: Rng, of: readonly Division[]): Question {
  const division = rng.pick(of);
  const { dividend, divisor, tens, ones } = division;
  const view = { dividend, divisor };
  const expression = `${dividend} : ${divisor}`;
  const hasRemainder = ones.rest > 0;
  const squares = divisionSquares(view).map(({ digit }) => digit);
  const answer = writeDivision(view, { filled: squares });
  const wrong = [
    askTurn(tens, divisor),
    askRest(tens, divisor),
    `Con hạ chữ số hàng đơn vị của ${dividend} xuống, viết vào ô này.`,
    askTurn(ones, divisor),
    askRest(ones, divisor),
  ];
  return {
    kind: "division",
    ...draftedFields(rng, {
      prompt: rng.pick([
        `Đặt tính rồi tính: ${expression}`,
        hasRemainder
          ? `Con chia từng lượt để tìm thương và số dư: ${expression}.`
          : `Con chia từng lượt: ${expression} = ?`,
        `Con đặt tính rồi tìm thương${hasRemainder ? " và số dư" : ""} của phép chia ${expression}.`,
      ]),
      hints: [
        "Con chia từ trái sang phải: chia, nhân, trừ, rồi hạ chữ số tiếp theo.",
        `Lượt đầu con chia hàng chục: ${tens.taken} chia ${divisor} được mấy, còn mấy? Con hạ ${ones.taken % 10} rồi chia tiếp.`,
      ],
      explanation: {
        say: `${tellTurn(tens, divisor)}. Hạ ${ones.taken % 10} được ${ones.taken}; ${tellTurn(ones, divisor)}. Vậy ${expression} = ${answer}.`,
        figures: [longDivision({ dividend, divisor, alt: "Phép chia đặt tính, đã chia xong hai lượt." })],
      },
      praise: "division",
      identity: `steps ${dividend} ${divisor}`,
    }),
    view,
    key: { digits: squares, mistakes: mistakesOf(division), wrong: wrong.map(toLine) },
    answer: toLine(answer),
  };
}

/** Two digits by one, set out and divided turn by turn (curriculum, c3-divide-steps): both digits divide; a rest is carried down; a remainder. */
export const divideSteps = defineNumberSkill({
  id: "c3-divide-steps",
  classId: "3",
  title: "Đặt tính chia từng bước",
  generate: byDifficulty({
    1: [(rng) => buildStepsQuestion(rng, bothDivide)],
    2: [(rng) => buildStepsQuestion(rng, carriedDown)],
    3: [(rng) => buildStepsQuestion(rng, withRemainder)],
  }),
});
