import type { Rng } from "#lib/core/rng.ts";
import {
  expanded,
  type Fraction,
  fractionBars,
  inLowestTerms,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { Distractor, HelpWords } from "#lib/skills/drafts/draft.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";

/** Two fractions to add or to take away, one bottom dividing the other. */
export interface FractionSum {
  readonly sign: "+" | "−";
  readonly first: Fraction;
  readonly second: Fraction;
  /** The bottom both are brought to, and the result with it. */
  readonly common: number;
  readonly result: number;
}

/** The sum or the difference; the larger fraction stands first in a difference. */
export function toSum(sign: "+" | "−", a: Fraction, b: Fraction): FractionSum {
  const common = Math.max(a.bottom, b.bottom);
  const [top, other] = [(a.top * common) / a.bottom, (b.top * common) / b.bottom];
  const [first, second] = sign === "−" && top < other ? [b, a] : [a, b];
  return { sign, first, second, common, result: sign === "+" ? top + other : Math.abs(top - other) };
}

/** How many of twelve sums have two bottoms. */
const unlike: Readonly<Record<Difficulty, number>> = { 1: 4, 2: 9, 3: 12 };

const signs: Readonly<Record<Difficulty, readonly FractionSum["sign"][]>> = { 1: ["+"], 2: ["−"], 3: ["+", "−"] };

/** Two fractions whose sum, at 2 whose difference, at 3 either, is no whole number. */
export function pickSum(
  difficulty: Difficulty,
  rng: Rng,
  isUnlike: boolean = rng.int(1, 12) <= unlike[difficulty],
): FractionSum {
  const bottoms = rng.pick([
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
    [2, 6],
    [3, 9],
    [3, 12],
    [2, 8],
    [2, 10],
    [6, 12],
    [4, 12],
    [5, 15],
  ] as const);
  const same = rng.pick([5, 6, 7, 8, 9, 10, 11, 12]);
  const draws = Array.from({ length: 20 }, () => {
    const sign = rng.pick(signs[difficulty]);
    if (!isUnlike)
      return toSum(sign, { top: rng.int(1, same - 1), bottom: same }, { top: rng.int(1, same - 1), bottom: same });
    const [small, large] = [pickProper(rng, [bottoms[0]]), pickProper(rng, [bottoms[1]])];
    return rng.pick([true, false]) ? toSum(sign, small, large) : toSum(sign, large, small);
  });
  const fit = draws.find(({ result, common }) => result % common !== 0);
  return fit ?? toSum(difficulty === 2 ? "−" : "+", { top: 2, bottom: same }, { top: 1, bottom: same });
}

/** Said to tops and bottoms that were added, or taken away, both. */
const bothDone = {
  "+": "Con chỉ cộng hai tử số, còn mẫu số chung giữ nguyên.",
  "−": "Con chỉ trừ hai tử số, còn mẫu số chung giữ nguyên.",
} as const;

const bothUnlike = {
  "+": "Con quy đồng mẫu số trước, rồi chỉ cộng hai tử số và giữ nguyên mẫu số chung.",
  "−": "Con quy đồng mẫu số trước, rồi chỉ trừ hai tử số và giữ nguyên mẫu số chung.",
} as const;

/** Wrong results by the mistake they come from. */
export function distractorsOf({ sign, first, second, common, result }: FractionSum): Distractor<Fraction>[] {
  const added = (first.bottom === second.bottom ? bothDone : bothUnlike)[sign];
  const one = sign === "+" ? 1 : -1;
  return [
    fractionDistractor("FRAC-ADD", first.top + one * second.top, first.bottom + one * second.bottom, added),
    fractionDistractor("FRAC-ADD", first.top + second.top, first.bottom + second.bottom, added),
    fractionDistractor(
      "PARTIAL",
      Math.abs(first.top + one * second.top),
      common,
      "Con quy đồng mẫu số trước rồi mới tính tử số nhé!",
    ),
    fractionDistractor("OFF1", result + 1, common, "Con tính lại các tử số nhé!"),
    fractionDistractor("FRAC-ADD", result, common * 2, bothDone[sign]),
    fractionDistractor(
      "OP",
      first.top * second.top,
      first.bottom * second.bottom,
      "Đây không phải phép nhân. Con xem lại dấu nhé!",
    ),
  ];
}

/** "1/4 + 3/8", as it is written. */
export function sumText({ sign, first, second }: FractionSum): string {
  return `${writtenFraction(first)} ${sign} ${writtenFraction(second)}`;
}

/** "1/4 + 3/8 = 2/8 + 3/8 = 5/8", and in lowest terms where it is not yet. */
export function worked(sum: FractionSum): string {
  const { sign, first, second, common, result } = sum;
  const [left, right] = [first, second].map((each) => writtenFraction(expanded(each, common / each.bottom)));
  const isSame = first.bottom === second.bottom;
  const plain = { top: result, bottom: common };
  const lowest = inLowestTerms(plain);
  const steps = [sumText(sum), ...(isSame ? [] : [`${left} ${sign} ${right}`]), writtenFraction(plain)];
  return [...steps, ...(lowest.bottom === common ? [] : [writtenFraction(lowest)])].join(" = ");
}

/** The rule: tops alone where the bottoms are the same, one bottom first where they are not. */
export function ideaOf({ first, second, common }: FractionSum): string {
  return first.bottom === second.bottom
    ? "Hai phân số cùng mẫu số: con tính với hai tử số, giữ nguyên mẫu số."
    : `Con quy đồng về mẫu số ${common} trước.`;
}

/** The rule, then strips cut into the same parts; nothing is to be reduced where the bottom is given. */
export function hintsOf(sum: FractionSum, isBottomGiven = false): HelpWords[] {
  const { first, second, common } = sum;
  const isDrawn = common <= 12;
  const last = isBottomGiven
    ? `Con tính với hai tử số, mẫu số vẫn là ${common}.`
    : "Tính xong con rút gọn phân số nếu được.";
  const say = "Con nhìn các phần tô màu trên những băng giấy dài bằng nhau.";
  const bars = [first, second].map((each) => ({
    ...expanded(each, common / each.bottom),
    label: writtenFraction(each),
  }));
  return [
    ideaOf(sum),
    isDrawn ? { say, figures: [fractionBars(bars, "Hai băng giấy chia thành các phần bằng nhau.")] } : last,
  ];
}
