import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { askToRewrite, type Filled, fillFrame, type Pair, partsOf, turned, typed, written } from "./rewritten.ts";

/** What comes of two numbers that are taken together, in the words and numbers of a class. */
interface Round {
  /** "số tròn trăm" */
  readonly name: string;
  /** What to look for: "Con xem chữ số hàng đơn vị: hai chữ số nào cộng lại được 10?" */
  readonly hint: string;
}

/** Numbers that are added, or multiplied, of which some make a round one. */
interface Grouped {
  readonly sign: "+" | "×";
  /** As they stand in the expression. */
  readonly numbers: readonly number[];
  /** Two that make a round number: one pair of three numbers, two of four. */
  readonly pairs: readonly [Pair, Pair?];
  readonly round: Round;
  /** How many one is off by whose last addition goes wrong, with the name of that mistake. */
  readonly slips: readonly (readonly ["OFF1" | "OFF10" | "OFF100", number])[];
}

const workedWith = (sign: "+" | "×", a: number, b: number) => (sign === "+" ? a + b : a * b);

/** Every order in which the numbers may be written, the usual one first. */
function ordersOf({ numbers, pairs: [one, other] }: Grouped): readonly (readonly number[])[] {
  if (other === undefined) {
    const rest = numbers.filter((number) => !one.includes(number));
    return turned(one).map((pair) => [...pair, ...rest]);
  }
  const sides: readonly (readonly [Pair, Pair])[] = [
    [one, other],
    [other, one],
  ];
  return sides.flatMap(([left, right]) =>
    turned(left).flatMap((first) => turned(right).map((second) => [...first, ...second])),
  );
}

/** Two numbers in the first brackets that make no round one. */
function wrongPairs({ sign, numbers, pairs, round }: Grouped): Distractor<Filled>[] {
  const others = numbers.flatMap((a) => numbers.map((b): Pair => [a, b])).filter(([a, b]) => a !== b);
  const isPair = ([a, b]: Pair) => pairs.some((pair) => pair?.includes(a) === true && pair.includes(b));
  const open = numbers.slice(1).map(() => null);
  return others
    .filter((pair) => !isPair(pair))
    .map(([a, b]) =>
      mistake(
        "FIELD",
        [typed(a), typed(b), ...open],
        `${written(a)} ${sign} ${written(b)} = ${written(workedWith(sign, a, b))}. Đó chưa phải ${round.name}. Con tìm hai số khác nhé!`,
      ),
    );
}

/** A product of the round number that goes wrong. */
function wrongProducts(made: number, rest: number, isWhole: boolean): readonly Distractor<number>[] {
  const shift = isWhole ? "ZERO" : "DEC-SHIFT";
  const again = isWhole ? "Con đếm lại số chữ số 0 nhé!" : "Con xem lại tích trong ngoặc rồi nhân tiếp nhé!";
  return [
    mistake("OP", made + rest, "Con nhân tiếp với số còn lại, không phải cộng."),
    mistake(shift, made * rest * 10, again),
    mistake(shift, (made * rest) / 10, again),
  ];
}

/** Wrong results, whatever stands in the boxes before. */
function wrongResults({ sign, numbers, pairs, slips }: Grouped, result: number): Distractor<Filled>[] {
  const rest = numbers.find((number) => pairs.every((pair) => pair?.includes(number) !== true));
  const made = pairs.flatMap((pair) => (pair === undefined ? [] : [workedWith(sign, ...pair)]));
  const isWhole = numbers.every(Number.isInteger);
  const [name, on] = sign === "+" ? ["tổng", "cộng"] : ["tích", "nhân"];
  const ends = [
    ...made.map((each) => mistake("PARTIAL", each, `${written(each)} mới là ${name} của hai số. Con ${on} tiếp nhé!`)),
    ...(sign === "×" && rest !== undefined ? wrongProducts(made[0] ?? 0, rest, isWhole) : []),
    ...slips.flatMap(([code, by]) =>
      [result + by, result - by].map((each) =>
        mistake(code, each, "Con tính trong ngoặc trước, rồi cộng lại cẩn thận nhé!"),
      ),
    ),
  ];
  return ends
    .filter(({ value }) => value > 0)
    .map((each) => ({ ...each, value: [...numbers.map(() => null), typed(each.value)] }));
}

/** What is said of the first wrong box. */
function wrongBoxes({ sign, pairs, round }: Grouped): string[] {
  const [name, on] = sign === "+" ? ["tổng", "cộng"] : ["tích", "nhân"];
  const inside = `Trong ngoặc là hai số có ${name} là ${round.name}.`;
  const behind =
    pairs[1] === undefined
      ? ["Con viết số còn lại của biểu thức vào đây nhé!"]
      : [1, 2].map(() => "Con viết hai số còn lại của biểu thức vào ngoặc thứ hai nhé!");
  return [inside, inside, ...behind, `Con tính trong ngoặc trước, rồi ${on} tiếp nhé!`];
}

const ideas = {
  "+": "Đổi chỗ và nhóm các số hạng thì tổng không đổi.",
  "×": "Đổi chỗ và nhóm các thừa số thì tích không đổi.",
} as const;

/** "(247 + 53) + 385 = 685" for 247 + 385 + 53: which numbers come together is the pupil's to find. */
export function groupedQuestion(rng: Rng, grouped: Grouped): Question {
  const {
    sign,
    numbers,
    pairs: [one, other],
    round,
  } = grouped;
  const frame = other === undefined ? `( □ ${sign} □ ) ${sign} □ = □` : `( □ ${sign} □ ) ${sign} ( □ ${sign} □ ) = □`;
  const result = numbers.reduce((sum, number) => workedWith(sign, sum, number));
  const [usual = [], ...others] = ordersOf(grouped).map((order) => [...order, result]);
  const answer = fillFrame(frame, usual);
  const work = (a: number, b: number) => `${written(a)} ${sign} ${written(b)} = ${written(workedWith(sign, a, b))}`;
  const second: Pair = other ?? [workedWith(sign, ...one), usual[2] ?? 0];
  return boxesQuestion(rng, {
    prompt: askToRewrite(rng, numbers.map(written).join(` ${sign} `)),
    parts: partsOf(frame, numbers, result),
    values: usual.map(typed),
    otherValues: others.map((each) => each.map(typed)),
    distractors: [...wrongPairs(grouped), ...wrongResults(grouped, result)],
    wrong: wrongBoxes(grouped),
    hints: [ideas[sign], round.hint],
    explanation: `${work(...one)}; ${work(...second)}. Vậy ${answer}.`,
    praise: "calculate",
    answer,
    identity: `group ${sign} ${numbers.toSorted((a, b) => a - b).join(" ")}`,
  });
}

/** Never with a pair in front: from left to right it would be found without looking. */
export function layApart(rng: Rng, numbers: readonly number[], pairs: readonly Pair[]): readonly number[] {
  const [first = 0, second = 0, ...rest] = rng.shuffle(numbers);
  return pairs.some((pair) => pair.includes(first) && pair.includes(second))
    ? layApart(rng, numbers, pairs)
    : [first, second, ...rest];
}

/** The numbers of a pair as they stand in the expression. */
export const inOrder = (numbers: readonly number[], pair: Pair): Pair => {
  const [first, second] = pair;
  return numbers.indexOf(first) < numbers.indexOf(second) ? pair : [second, first];
};
