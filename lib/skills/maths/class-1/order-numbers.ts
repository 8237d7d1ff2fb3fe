import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { plainValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, orderQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

interface Row {
  /** In their right order. */
  readonly numbers: readonly number[];
  readonly isRising: boolean;
  readonly difficulty: Difficulty;
}

const words = (isRising: boolean) => (isRising ? "từ bé đến lớn" : "từ lớn đến bé");

const firstOf = (isRising: boolean) => (isRising ? "bé" : "lớn");

/** A line on which small numbers are found; larger ones are compared by their tens. */
function lineOf({ difficulty }: Row): Figure {
  const to = difficulty === 1 ? 10 : 20;
  const labelled = Array.from({ length: to + 1 }, (_, mark) => mark);
  return { type: "number-line", from: 0, to, labelled, hops: [], alt: `Tia số từ 0 đến ${to}.` };
}

function hintsOf(row: Row) {
  const first = `Con tìm số ${firstOf(row.isRising)} nhất để đặt đầu tiên.`;
  if (row.difficulty === 3) return [first, "Con so sánh số chục trước. Bằng nhau thì xem số đơn vị."];
  const side = row.isRising ? "bên trái" : "bên phải";
  return [first, { say: `Con tìm các số trên dãy số, bắt đầu từ ${side}.`, figures: [lineOf(row)] }];
}

/** "Bé nhất là 3, rồi đến 5, lớn nhất là 9. Xếp từ bé đến lớn là 3, 5, 9." */
function explain({ numbers, isRising }: Row): string {
  const between = numbers.slice(1, -1).join(", ");
  const [first, last] = isRising ? ["Bé", "lớn"] : ["Lớn", "bé"];
  const steps = `${first} nhất là ${numbers[0]}, rồi đến ${between}, ${last} nhất là ${numbers.at(-1)}.`;
  return `${steps} Xếp ${words(isRising)} là ${numbers.join(", ")}.`;
}

const ranges = { 1: 10, 2: 20, 3: 100 } as const;

/** Cards that are put in order; help stands below each of them. */
function buildOrderQuestion(row: Row, rng: Rng): Question {
  const { numbers, isRising, difficulty } = row;
  const prompts = [`Con xếp các số ${words(isRising)} nhé!`, `Con đặt các thẻ theo thứ tự ${words(isRising)}.`];
  const question = orderQuestion(rng, {
    prompt: rng.pick(prompts),
    numbers: numbers.map(plainValue),
    isRising,
    first: `Thẻ đầu tiên chưa đúng. Con tìm số ${firstOf(isRising)} nhất nhé!`,
    later: "Thẻ đầu đúng rồi. Con so sánh các thẻ còn lại nhé!",
    hints: hintsOf(row),
    explanation: explain(row),
    praise: "order",
    identity: `cards ${numbers.join()}`,
  });
  if (question.kind !== "order") return question;
  const [first] = question.hints;
  const figures = question.view.cards.map((card) => helpFigure([Number(card)], ranges[difficulty]));
  const below = toLine(
    difficulty === 3 ? "Con so sánh số thanh chục trước nhé!" : "Thẻ nào nhiều ô đầy hơn thì lớn hơn.",
  );
  return { ...question, hints: [...(first === undefined ? [] : [first]), { ...below, figures }] };
}

function exchanged(numbers: readonly number[], place: number): readonly number[] {
  return numbers.map((number, at) => {
    if (at === place) return numbers[place + 1] ?? number;
    return at === place + 1 ? (numbers[place] ?? number) : number;
  });
}

/** "Dãy nào xếp từ bé đến lớn?" */
function buildRowQuestion(row: Row, rng: Rng): Question {
  const { numbers, isRising } = row;
  const value = (each: readonly number[]) => wordsValue(each.join(", "));
  const again = (one: number, other: number) => `${one} đứng ngay trước ${other} thì chưa đúng thứ tự.`;
  const pairs = rng.shuffle(numbers.slice(1).keys().toArray());
  return choiceQuestion(rng, {
    prompt: `Dãy nào xếp ${words(isRising)}?`,
    answer: value(numbers),
    distractors: [
      mistake("REL", value(numbers.toReversed()), `Dãy này xếp ngược lại. Đề bài hỏi ${words(isRising)}.`),
      ...pairs.map((place) =>
        mistake("ORDER", value(exchanged(numbers, place)), again(numbers[place + 1] ?? 0, numbers[place] ?? 0)),
      ),
      mistake(
        "ORDER",
        value([...numbers.slice(1), ...numbers.slice(0, 1)]),
        again(numbers.at(-1) ?? 0, numbers[0] ?? 0),
      ),
    ],
    hints: hintsOf(row),
    explanation: explain(row),
    praise: "order",
    identity: `row ${isRising} ${numbers.join()}`,
  });
}

/** "Xếp 9, 3, 5 từ bé đến lớn. Số nào đứng giữa?" of three numbers. */
function buildPlaceQuestion(row: Row, rng: Rng): Question {
  const { numbers, isRising } = row;
  const shuffled = rng.shuffle(numbers);
  const place = rng.int(1, numbers.length - 1);
  const isLast = place === numbers.length - 1;
  const ordinal = isLast ? "đứng cuối" : "đứng giữa";
  const others = [...numbers.entries()].filter(([at]) => at !== place);
  const stands = ["đứng đầu", "đứng giữa", "đứng cuối"] as const;
  const answer = numbers[place] ?? 0;
  const strange = [answer + 1, answer - 1].filter((number) => !numbers.includes(number));
  return numberQuestion(rng, {
    prompt: `Xếp ${shuffled.join(", ")} ${words(isRising)}. Số nào ${ordinal}?`,
    answer,
    range: [0, 100],
    distractors: [
      ...others.map(([at, number]) =>
        mistake("ORDER", number, `Xếp ${words(isRising)} thì số ${number} ${stands[at] ?? ""}.`),
      ),
      ...strange.map((number) => mistake("OFF1", number, `Số ${number} không có trong các số đã cho.`)),
    ],
    hints: hintsOf(row),
    explanation: `${explain(row)} Số ${ordinal} là ${answer}.`,
    praise: "order",
    identity: `place ${place} ${isRising} ${numbers.join()}`,
    isTyped: true,
  });
}

/** Numbers to put in order; at difficulty 3 two have the same tens or exchanged digits. */
function pickNumbers(difficulty: Difficulty, rng: Rng): readonly number[] {
  const span = Array.from({ length: difficulty === 1 ? 11 : 21 }, (_, number) => number);
  if (difficulty === 1) return rng.shuffle(span).slice(0, 3);
  if (difficulty === 2) {
    // Two are above 10 at least, so that tens have to be looked at.
    const [first = 11, second = 12] = rng.shuffle(span.filter((number) => number > 10));
    return [first, second, rng.pick(span.filter((number) => number !== first && number !== second))];
  }
  const [tens = 1, other = 2] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const rest = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== other)).slice(0, 1);
  const far = rng.int(1, 9) * 10;
  return [tens * 10 + other, other * 10 + tens, tens * 10 + (rest[0] ?? 0), far];
}

/** Putting numbers in order (curriculum, c1-order-numbers): three to 10, three to 20, four to 100. */
export const orderNumbers = defineNumberSkill({
  id: "c1-order-numbers",
  classId: "1",
  title: "Sắp xếp các số",
  generate(difficulty, rng) {
    const isRising = rng.int(0, 1) === 0;
    const numbers = pickNumbers(difficulty, rng).toSorted((a, b) => (isRising ? a - b : b - a));
    const askers =
      difficulty === 3
        ? [buildOrderQuestion, buildOrderQuestion, buildRowQuestion]
        : [buildOrderQuestion, buildOrderQuestion, buildRowQuestion, buildPlaceQuestion];
    return rng.pick(askers)({ numbers, isRising, difficulty }, rng);
  },
});
