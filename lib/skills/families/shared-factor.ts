import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { askToRewrite, type Filled, fillFrame, partsOf, turned, typed, written } from "./rewritten.ts";

/** Two products with one factor in common; times 1 is not written. */
interface Shared {
  readonly factor: number;
  readonly sign: "+" | "−";
  readonly a: number;
  readonly b: number;
}

/** In which order the two products stand, and on which side of the brackets the factor goes. */
interface Laid extends Shared {
  readonly isFactorFirst: boolean;
}

/** The four boxes from the left. */
function inBoxes<Each>({ isFactorFirst }: Laid, factor: Each, [a, b]: readonly [Each, Each], result: Each): Each[] {
  return isFactorFirst ? [factor, a, b, result] : [a, b, factor, result];
}

const isHidden = ({ a, b }: Shared) => a === 1 || b === 1;

const madeOf = ({ sign, a, b }: Shared) => (sign === "+" ? a + b : a - b);

const nameOf = ({ sign }: Shared) => (sign === "+" ? "tổng" : "hiệu");

/** Another factor in front of the brackets. */
function wrongFactors(laid: Laid): Distractor<Filled>[] {
  const { factor, a, b } = laid;
  const find = isHidden(laid)
    ? `Con viết ${written(factor)} thành ${written(factor)} × 1 rồi tìm thừa số chung nhé!`
    : "Con tìm thừa số có ở cả hai tích nhé!";
  return [a, b]
    .filter((each) => each !== 1)
    .map((each) => {
      const typedIn = inBoxes<string | null>(laid, typed(each), [null, null], null);
      return mistake("DATUM", typedIn, `${written(each)} chưa phải thừa số chung. ${find}`);
    });
}

/** Something else where the 1 belongs that is not written in the expression. */
function wrongOnes(laid: Laid): Distractor<Filled>[] {
  const { factor, sign, a, b } = laid;
  if (!isHidden(laid)) return [];
  const times = `${written(factor)} là ${written(factor)} nhân với mấy?`;
  const instead = (wrong: number): readonly Filled[] =>
    (sign === "+" ? turned([a, b]) : [[a, b]]).map(([first = 1, second = 1]) => {
      const [left, right] = [first, second].map((each) => typed(each === 1 ? wrong : each));
      return inBoxes<string | null>(laid, typed(factor), [left ?? "", right ?? ""], null);
    });
  return [
    ...instead(factor).map((each) => mistake("DATUM", each, `Trong ngoặc chưa đúng. ${times}`)),
    ...instead(0).map((each) => mistake("ZERO", each, `Nhân với 0 thì được 0. ${times}`)),
  ];
}

function wrongOrder(laid: Laid): Distractor<Filled>[] {
  const { factor, sign, a, b } = laid;
  if (sign === "+") return [];
  const said = "Số bị trừ đứng trước. Con xem lại thứ tự của hai số trong ngoặc nhé!";
  return [mistake("SWAP", inBoxes<string | null>(laid, typed(factor), [typed(b), typed(a)], null), said)];
}

/** Wrong results, whatever stands in the boxes before. */
function wrongResults(laid: Laid): Distractor<Filled>[] {
  const { factor, sign, a, b } = laid;
  const [made, inner] = [madeOf(laid), nameOf(laid)];
  const isWhole = [factor, a, b].every(Number.isInteger);
  const shift = isWhole ? "ZERO" : "DEC-SHIFT";
  const again = isWhole ? "Con đếm lại số chữ số 0 nhé!" : "Con xem lại cách nhân với kết quả trong ngoặc nhé!";
  const products = [a, b].filter((each) => each !== 1);
  const ends = [
    ...products.map((each) => {
      const product = factor * each;
      const said = `${written(product)} mới là ${written(factor)} × ${written(each)}.`;
      return mistake("PARTIAL", product, `${said} Con nhân thừa số chung với ${inner} trong ngoặc nhé!`);
    }),
    mistake("PARTIAL", made, `${written(made)} mới là ${inner} trong ngoặc. Con nhân tiếp với thừa số chung nhé!`),
    mistake("OP", made + factor, `Con nhân ${inner} trong ngoặc với thừa số chung, không phải cộng.`),
    mistake(
      "OP",
      factor * (sign === "+" ? Math.abs(a - b) : a + b),
      `Con xem lại dấu: trong ngoặc là phép ${sign === "+" ? "cộng" : "trừ"}.`,
    ),
    mistake(shift, factor * made * 10, again),
    mistake(shift, (factor * made) / 10, again),
  ];
  return ends.map((each) => ({ ...each, value: [null, null, null, typed(each.value)] }));
}

/** "37 × 99 + 37": the factor stands on either side of its product. */
function writeShared(rng: Rng, { factor, sign, a, b }: Shared): string {
  const product = (each: number) => {
    if (each === 1) return written(factor);
    return rng.pick([`${written(factor)} × ${written(each)}`, `${written(each)} × ${written(factor)}`]);
  };
  return `${product(a)} ${sign} ${product(b)}`;
}

/** "37 × (99 + 1) = 3 700" for 37 × 99 + 37. */
function hintsFor(laid: Laid): string[] {
  const own = written(laid.factor);
  return [
    isHidden(laid)
      ? `Con viết ${own} = ${own} × 1 để có hai tích.`
      : "Hai tích có một thừa số giống nhau. Con tìm thừa số chung đó.",
    `Con đặt thừa số chung ra ngoài ngoặc. Trong ngoặc là ${nameOf(laid)} của những thừa số còn lại.`,
  ];
}

function explain(laid: Laid, answer: string): string {
  const { factor, sign, a, b } = laid;
  const own = written(factor);
  const one = isHidden(laid) ? `${own} = ${own} × 1. ` : "";
  return `${one}Thừa số chung là ${own}. Trong ngoặc: ${written(a)} ${sign} ${written(b)} = ${written(madeOf(laid))}. Vậy ${answer}.`;
}

/** "37 × (99 + 1) = 3 700" for 37 × 99 + 37. */
export function sharedQuestion(rng: Rng, shared: Shared): Question {
  const laid: Laid = { ...shared, isFactorFirst: rng.pick([true, false]) };
  const { factor, sign, a, b, isFactorFirst } = laid;
  const result = factor * madeOf(laid);
  const frame = isFactorFirst ? `□ × ( □ ${sign} □ ) = □` : `( □ ${sign} □ ) × □ = □`;
  const usual = inBoxes(laid, factor, [a, b], result);
  const others = sign === "+" ? [inBoxes(laid, factor, [b, a], result)] : [];
  const answer = fillFrame(frame, usual);
  const common = isHidden(laid)
    ? `Con tìm số có ở cả hai bên dấu ${sign === "+" ? "cộng" : "trừ"} nhé!`
    : "Con tìm thừa số có ở cả hai tích nhé!";
  const inside = "Trong ngoặc là những thừa số còn lại. Con xem lại nhé!";
  return boxesQuestion(rng, {
    prompt: askToRewrite(rng, writeShared(rng, shared)),
    parts: partsOf(frame, [factor, a, b], result),
    values: usual.map(typed),
    otherValues: others.map((each) => each.map(typed)),
    distractors: [...wrongFactors(laid), ...wrongOnes(laid), ...wrongOrder(laid), ...wrongResults(laid)],
    wrong: inBoxes(laid, common, [inside, inside], "Con tính trong ngoặc trước, rồi nhân với thừa số chung nhé!"),
    hints: hintsFor(laid),
    explanation: explain(laid, answer),
    praise: "calculate",
    answer,
    identity: `shared ${factor} ${a} ${sign} ${b}`,
  });
}
