import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { HelpWords } from "#lib/skills/drafts/draft.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { tenFrame } from "./ten-frame.ts";

interface Fact {
  readonly a: number;
  readonly sign: "+" | "−";
  readonly b: number;
}

const write = ({ a, sign, b }: Fact) => `${a} ${sign} ${b}`;
const resultOf = ({ a, sign, b }: Fact) => (sign === "+" ? a + b : a - b);

function factsOf(sign: Fact["sign"], isWanted: (fact: Fact) => boolean): Fact[] {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return numbers.flatMap((a) => numbers.map((b) => ({ a, sign, b }) as const)).filter(isWanted);
}

const sumsTo = (most: number) => factsOf("+", (fact) => resultOf(fact) <= most);
/** Four in a row leave no room for a 10 in front of a sign. */
const narrow = 9;
const differencesFrom = (most: number) => factsOf("−", (fact) => fact.a <= most && resultOf(fact) >= 1);

/** Facts of which no two come to the same, the results that are taken left out. */
function pickApart(rng: Rng, facts: readonly Fact[], count: number, taken: readonly number[] = []): Fact[] {
  const picked: Fact[] = [];
  const used = new Set(taken);
  for (const fact of rng.shuffle(facts)) {
    if (picked.length < count && !used.has(resultOf(fact))) picked.push(fact);
    used.add(resultOf(fact));
  }
  return picked;
}

function drawFact({ a, sign, b }: Fact): Figure {
  if (sign === "−")
    return tenFrame({ groups: [{ picture: "marble", count: a }], crossed: b, alt: "Khung mười ô có viên bi bị gạch." });
  const groups = [
    { picture: "apple", count: a },
    { picture: "orange", count: b },
  ] as const;
  return tenFrame({ groups, alt: "Khung mười ô có quả táo và quả cam." });
}

/** A large number is not taken away one by one: what is left is counted up to. */
const isCountedUp = ({ a, b }: Fact) => b > a - b;

function wayOfTaking(fact: Fact): string {
  const { a, b } = fact;
  return isCountedUp(fact) ? `con đếm thêm từ ${b} đến ${a} nhé!` : `có ${a}, con bớt đi ${b}.`;
}

/** How the first one is worked out; drawn, without its result, where a phone has room for it above few cards. */
function hintFirst(fact: Fact, isDrawn: boolean): HelpWords {
  const { a, sign, b } = fact;
  const way = sign === "+" ? `con đếm thêm ${Math.min(a, b)} từ ${Math.max(a, b)}.` : wayOfTaking(fact);
  const say = `Với ${write(fact)}, ${way}`;
  return isDrawn ? { say, figures: [drawFact(fact)] } : say;
}

/** What is true of a wrong result. */
function tellWrong(fact: Fact, card: number): string {
  const { a, sign, b } = fact;
  const result = resultOf(fact);
  if (sign === "+" && card === Math.abs(a - b)) return `${write(fact)} là phép cộng. Con gộp lại nhé!`;
  if (sign === "−" && card === a + b) return `${write(fact)} là phép trừ. Con bớt đi nhé!`;
  const taking = isCountedUp(fact) ? `đếm thêm từ ${b} đến ${a}` : `đếm lùi từ ${a}`;
  const way = sign === "+" ? `đếm thêm từ ${Math.max(a, b)}` : taking;
  return `${write(fact)} ${result > card ? "lớn" : "bé"} hơn ${card}. Con ${way} nhé!`;
}

/** Results beside the right ones: one more, one less, or what the other sign leads to. */
function pickOthers(rng: Rng, facts: readonly Fact[], most: number, count: number): number[] {
  const right = facts.map(resultOf);
  const near = facts.flatMap(({ a, sign, b }) => [
    resultOf({ a, sign, b }) + 1,
    resultOf({ a, sign, b }) - 1,
    sign === "+" ? Math.abs(a - b) : a + b,
  ]);
  const fitting = near.filter((number) => number >= 0 && number <= most && !right.includes(number));
  return rng.shuffle([...new Set(fitting)]).slice(0, count);
}

/** Sums and differences, and cards with what they come to. */
function buildResultsQuestion(rng: Rng, facts: readonly Fact[], most: number, left: number): Question {
  const [first] = facts;
  if (first === undefined) throw new Error("Nothing to be paired");
  const others = pickOthers(rng, facts, most, left);
  return pairsQuestion(rng, {
    prompt: rng.pick(["Con ghép mỗi phép tính với kết quả nhé!", "Mỗi phép tính bằng số nào? Con ghép nhé!"]),
    pairs: facts.map((fact) => ({
      left: toLine(write(fact)),
      card: toLine(String(resultOf(fact))),
      wrong: (card) => tellWrong(fact, Number(card)),
    })),
    others: others.map(String),
    hints: ["Con tính từng phép tính, rồi tìm thẻ có kết quả ấy.", hintFirst(first, facts.length === 3)],
    code: "FIELD",
    explanation: "Các phép tính đúng là:",
    joint: "=",
    praise: "calculate",
    identity: `results ${facts.map(write).toSorted().join()} ${others.toSorted().join()}`,
  });
}

/** Sums, and cards with differences of which one comes to the same. */
function buildEqualsQuestion(rng: Rng): Question {
  const isAsked = (fact: Fact) => resultOf(fact) >= 4 && resultOf(fact) <= 9;
  const sums = pickApart(rng, factsOf("+", isAsked), 3);
  const differences = differencesFrom(10).filter(isAsked);
  const equal = sums.map((sum) => rng.pick(differences.filter((each) => resultOf(each) === resultOf(sum))));
  const others = pickApart(rng, differences, rng.int(1, 2), sums.map(resultOf));
  const all = [...equal, ...others];
  const [first] = sums;
  if (first === undefined) throw new Error("Nothing to be paired");
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Con ghép hai phép tính có kết quả bằng nhau nhé!",
      "Phép cộng nào bằng phép trừ nào? Con ghép nhé!",
    ]),
    pairs: sums.map((sum, place) => ({
      left: toLine(write(sum)),
      card: toLine(write(equal[place] ?? first)),
      wrong: (card) => `Hai bên chưa bằng nhau. Con tính lại ${write(sum)} và ${card} nhé!`,
    })),
    others: others.map(write),
    hints: ["Con tính các phép cộng trước. Rồi tìm phép trừ có cùng kết quả.", hintFirst(first, false)],
    code: "FIELD",
    explanation: "Các cặp bằng nhau là:",
    joint: "=",
    praise: "calculate",
    identity: `equals ${sums.map(write).toSorted().join()} ${all.map(write).toSorted().join()}`,
  });
}

/** The tables of sums and differences within 10 (curriculum, c1-sum-table): sums to 6, sums and differences to 10, those that come to the same. */
export const sumTable = defineNumberSkill({
  id: "c1-sum-table",
  classId: "1",
  title: "Bảng cộng, bảng trừ trong phạm vi 10",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildEqualsQuestion(rng);
    if (difficulty === 1) return buildResultsQuestion(rng, pickApart(rng, sumsTo(6), 3), 6, 1);
    const sums = pickApart(rng, sumsTo(10), 2);
    const differences = pickApart(rng, differencesFrom(narrow), 2, sums.map(resultOf));
    return buildResultsQuestion(rng, rng.shuffle([...sums, ...differences]), 10, rng.int(1, 2));
  },
});
