import { measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { resultOf, type WrittenSum } from "./written-sum.ts";

/** "9 + 6 − 8" or "15 − 7 + 6": one addition and one subtraction, worked from the left. */
interface Chain {
  readonly first: WrittenSum;
  readonly second: WrittenSum;
  readonly answer: number;
}

type Operation = WrittenSum["operation"];

const other = { "+": "−", "−": "+" } as const satisfies Record<Operation, Operation>;
const verbs = { "+": "cộng", "−": "trừ" } as const satisfies Record<Operation, string>;

/** Whether a ten is carried or borrowed. */
function isOverTen({ operation, a, b }: WrittenSum): boolean {
  return operation === "+" ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10;
}

/** How many of the two steps go over a ten. */
const overTens = { 1: 2, 2: 1, 3: 2 } as const satisfies Record<Difficulty, number>;

function chainOf(operation: Operation, [a, b, c]: readonly [number, number, number]): Chain {
  const first: WrittenSum = { operation, a, b };
  const second: WrittenSum = { operation: other[operation], a: resultOf(first), b: c };
  return { first, second, answer: resultOf(second) };
}

/** What no number of the question gives away, and no step leaves as it was. */
function fits({ first, second, answer }: Chain, difficulty: Difficulty): boolean {
  const most = difficulty === 1 ? 20 : 100;
  const results = [second.a, answer];
  const isInside = results.every((result) => result > (difficulty === 1 ? 1 : 10) && result < most);
  const over = [first, second].filter(isOverTen).length;
  return isInside && over === overTens[difficulty] && ![first.a, first.b, second.b, second.a].includes(answer);
}

function draw(rng: Rng, difficulty: Difficulty, operation: Operation): Chain {
  if (difficulty === 1) {
    const a = operation === "+" ? rng.int(3, 9) : rng.int(11, 18);
    return chainOf(operation, [a, rng.int(2, 9), rng.int(2, 9)]);
  }
  const a = operation === "+" ? rng.int(15, 69) : rng.int(41, 95);
  return chainOf(operation, [a, rng.int(12, 48), rng.int(12, 48)]);
}

const mostTries = 1000;

function pickChain(rng: Rng, difficulty: Difficulty): Chain {
  const operation = rng.pick(["+", "−"] as const);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const chain = draw(rng, difficulty, operation);
    if (fits(chain, difficulty)) return chain;
  }
  throw new Error(`No sum of two signs that begins with ${operation} in difficulty ${difficulty}`);
}

/** What is said to the ten that was forgotten, or the ten that was not paid back: one less or one more of it comes out. */
function forgotten({ first, second, answer }: Chain): readonly Distractor<number>[] {
  const said = (sum: WrittenSum) => `Con quên nhớ 1 khi ${verbs[sum.operation]} rồi. Con tính lại nhé!`;
  return [first, second]
    .filter(isOverTen)
    .map((sum) =>
      sum.operation === "+" ? mistake("CARRY", answer - 10, said(sum)) : mistake("BORROW", answer + 10, said(sum)),
    );
}

function distractors(chain: Chain, difficulty: Difficulty): readonly Distractor<number>[] {
  const { first, second, answer } = chain;
  const [{ operation, a, b }, { b: c }] = [first, second];
  const sameTwice = operation === "+" ? second.a + c : second.a - c;
  const fromRight = a - (b + c);
  const without = operation === "+" ? a - c : a + c;
  return [
    mistake("PARTIAL", second.a, `Con mới tính ${a} ${operation} ${b}. Con còn ${verbs[second.operation]} ${c} nữa.`),
    // Only where the first sign is a minus does another order come to another result.
    ...(operation === "−"
      ? [mistake("ORDER", fromRight, `Con đã tính ${b} + ${c} trước. Con tính từ trái sang phải nhé!`)]
      : []),
    mistake("OP", sameTwice, `Dấu thứ hai là dấu ${verbs[second.operation]}. Con nhìn lại từng dấu nhé!`),
    mistake("PARTIAL", without, `Con bỏ quên số ${b} rồi. Con tính lần lượt nhé!`),
    ...(difficulty === 1 ? [] : forgotten(chain)),
    ...(difficulty === 1
      ? []
      : [
          mistake("OFF10", answer + 10, "Con tính lại hàng chục của từng bước nhé!"),
          mistake("OFF10", answer - 10, "Con xem lại các chữ số ở hàng chục nhé!"),
        ]),
  ];
}

/** How the numbers are written: bare, or with one unit behind each of them. */
interface Writing {
  readonly write: (value: number) => string;
  /** Behind the gap where there is a unit: "kg". */
  readonly unit: "kg" | "lít" | null;
}

const bare: Writing = { write: String, unit: null };
const measured = [
  { write: (value: number) => measureInText(String(value), "kg"), unit: "kg" },
  { write: (value: number) => measureInText(String(value), "l"), unit: "lít" },
] as const satisfies readonly Writing[];

function pickWriting(rng: Rng, difficulty: Difficulty): Writing {
  return difficulty === 3 && rng.int(0, 2) === 0 ? rng.pick(measured) : bare;
}

/** Measures are heard with their unit once, at the end: three times it would be too long to keep in mind. */
function ask({ first, second }: Chain, written: string, unit: Writing["unit"], place: number): Words {
  if (unit !== null) {
    const heard = `${first.a} ${first.operation} ${first.b} ${second.operation} ${second.b} = ?`;
    const { spoken } = toLine(heard);
    return { text: `${written} = … ${unit}`, spoken: spoken.replace(/\?$/u, ` ${toLine(unit).spoken}?`) };
  }
  const prompts = [`${written} = ?`, `Con tính ${written} nhé!`, `Kết quả của ${written} là số nào?`] as const;
  return prompts[place] ?? "";
}

/** A sum of two signs, its result typed. */
function buildChainQuestion(rng: Rng, difficulty: Difficulty): Question {
  const chain = pickChain(rng, difficulty);
  const { first, second, answer } = chain;
  const [{ operation, a, b }, { operation: next, b: c }] = [first, second];
  const { write, unit } = pickWriting(rng, difficulty);
  const written = `${write(a)} ${operation} ${write(b)} ${next} ${write(c)}`;
  const place = rng.int(0, 2);
  const steps = `${a} ${operation} ${b} = ${second.a}, rồi ${second.a} ${next} ${c} = ${answer}`;
  const say = unit === null ? `Con tính từ trái sang phải: ${steps}.` : `${steps}. Vậy được ${write(answer)}.`;
  return typedNumberQuestion(rng, {
    prompt: ask(chain, written, unit, place),
    answer,
    range: [0, 200],
    distractors: distractors(chain, difficulty),
    hints: withoutLeaks(answer, [
      unit === null
        ? "Con tính lần lượt từ trái sang phải."
        : "Các số có cùng đơn vị. Con tính lần lượt từ trái sang phải.",
      `Con tính ${a} ${operation} ${b} trước. Được bao nhiêu, con ${verbs[next]} ${c}.`,
    ]),
    explanation:
      difficulty === 1
        ? say
        : { say, figures: [first, second].map((sum) => workedColumn(sum.operation, sum.a, sum.b, "done")) },
    praise: "calculate",
    identity: `two signs ${written}`,
  });
}

/** Sums of two signs (curriculum, c2-two-signs): over ten within 20; one carry or borrow within 100; both of them, with kg and litres. */
export const twoSigns = defineNumberSkill({
  id: "c2-two-signs",
  classId: "2",
  title: "Tính có hai dấu cộng, trừ trong phạm vi 100",
  generate: (difficulty, rng) => buildChainQuestion(rng, difficulty),
});
