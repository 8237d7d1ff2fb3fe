import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import {
  type Fraction,
  fractionBars,
  inLowestTerms,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { Distractor, HelpWords } from "#lib/skills/drafts/draft.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";

const bottoms = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A product or a quotient with its way. */
export interface FractionWork {
  readonly text: string;
  /** Not yet in lowest terms. */
  readonly result: Fraction;
  readonly way: string;
  readonly distractors: readonly Distractor<Fraction>[];
  readonly hints: readonly HelpWords[];
}

const addedBoth = "Con nhân tử với tử, mẫu với mẫu, không phải cộng.";
const crossed = "Con nhân tử với tử, mẫu với mẫu, không nhân chéo.";
const notTurned = "Chia cho một phân số thì con nhân với phân số đảo ngược nhé!";

/** Two fractions below 1 multiplied. */
export function product(rng: Rng): FractionWork {
  const [a, b] = [pickProper(rng, bottoms), pickProper(rng, bottoms)];
  return {
    text: `${writtenFraction(a)} × ${writtenFraction(b)}`,
    result: { top: a.top * b.top, bottom: a.bottom * b.bottom },
    way: writeFraction(`(${a.top} × ${b.top})`, `(${a.bottom} × ${b.bottom})`),
    distractors: [
      fractionDistractor("FRAC-ADD", a.top + b.top, a.bottom + b.bottom, addedBoth),
      fractionDistractor("OP", a.top * b.bottom, a.bottom * b.top, crossed),
      fractionDistractor(
        "OP",
        a.top * b.bottom + b.top * a.bottom,
        a.bottom * b.bottom,
        "Đây là phép nhân, con xem lại dấu nhé!",
      ),
      fractionDistractor("PARTIAL", a.top * b.top, a.bottom + b.bottom, addedBoth),
    ],
    hints: [
      "Muốn nhân hai phân số, con lấy tử số nhân tử số, mẫu số nhân mẫu số.",
      `Con tính ${a.top} × ${b.top} và ${a.bottom} × ${b.bottom}, rồi rút gọn nếu được.`,
    ],
  };
}

/** A fraction times a whole number; never a whole result. */
export function timesWhole(rng: Rng): FractionWork {
  const part = pickProper(rng, bottoms);
  const { top, bottom } = part;
  const whole = rng.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each % bottom !== 0 && (top * each) % bottom !== 0));
  const isBack = rng.pick([true, false]);
  const text = isBack ? `${whole} × ${writtenFraction(part)}` : `${writtenFraction(part)} × ${whole}`;
  const isDrawn = whole <= 4;
  const say = `Con tính ${top} × ${whole} để có tử số mới. Mẫu số vẫn là ${bottom}.`;
  return {
    text,
    result: { top: top * whole, bottom },
    way: writeFraction(isBack ? `(${whole} × ${top})` : `(${top} × ${whole})`, bottom),
    distractors: [
      fractionDistractor(
        "FRAC-ADD",
        top * whole,
        bottom * whole,
        "Con chỉ nhân tử số với số tự nhiên, mẫu số giữ nguyên.",
      ),
      fractionDistractor("OP", top, bottom * whole, "Con nhân tử số, không phải nhân mẫu số."),
      fractionDistractor("OP", top + whole, bottom, "Đây là phép nhân, không phải phép cộng."),
      fractionDistractor("OP", whole * bottom + top, bottom, "Đây là phép nhân, con xem lại dấu nhé!"),
    ],
    hints: [
      "Muốn nhân phân số với số tự nhiên, con nhân tử số với số đó và giữ nguyên mẫu số.",
      isDrawn
        ? {
            say,
            figures: [
              fractionBars(
                Array.from({ length: whole }, () => ({ ...part, label: null })),
                "Các băng giấy tô màu như nhau.",
              ),
            ],
          }
        : say,
    ],
  };
}

function quotient(rng: Rng): FractionWork {
  const a = pickProper(rng, bottoms);
  const b = pickProper(
    rng,
    bottoms.filter((bottom) => bottom !== a.bottom),
  );
  return {
    text: `${writtenFraction(a)} : ${writtenFraction(b)}`,
    result: { top: a.top * b.bottom, bottom: a.bottom * b.top },
    way: `${writtenFraction(a)} × ${writeFraction(b.bottom, b.top)}`,
    distractors: [
      fractionDistractor("OP", a.top * b.top, a.bottom * b.bottom, notTurned),
      fractionDistractor(
        "SWAP",
        a.bottom * b.top,
        a.top * b.bottom,
        "Con đảo ngược phân số thứ hai, không phải phân số thứ nhất.",
      ),
      fractionDistractor(
        "OP",
        Math.abs(a.top * b.bottom - b.top * a.bottom),
        a.bottom * b.bottom,
        "Đây là phép chia, không phải phép trừ.",
      ),
      fractionDistractor("PARTIAL", a.top * b.bottom, a.bottom * b.bottom, notTurned),
    ],
    hints: [
      "Muốn chia hai phân số, con nhân phân số thứ nhất với phân số thứ hai đảo ngược.",
      `Con đổi chỗ tử số và mẫu số của ${writtenFraction(b)}, rồi nhân hai phân số.`,
    ],
  };
}

/** A fraction divided by a whole number. */
export function byWhole(rng: Rng): FractionWork {
  const part = pickProper(rng, bottoms);
  const { top, bottom } = part;
  const whole = rng.int(2, 9);
  return {
    text: `${writtenFraction(part)} : ${whole}`,
    result: { top, bottom: bottom * whole },
    way: writeFraction(top, `(${bottom} × ${whole})`),
    distractors: [
      fractionDistractor("OP", top * whole, bottom, "Đây là phép chia. Con nhân mẫu số với số tự nhiên nhé!"),
      fractionDistractor("SWAP", bottom * whole, top, "Tử số và mẫu số bị đổi chỗ rồi."),
      fractionDistractor("FRAC-ADD", top, bottom + whole, "Con nhân mẫu số với số tự nhiên, không phải cộng."),
      fractionDistractor("OP", top * whole, bottom * whole, "Con chỉ nhân mẫu số, tử số giữ nguyên."),
    ],
    hints: [
      "Muốn chia phân số cho số tự nhiên, con nhân mẫu số với số đó và giữ nguyên tử số.",
      `Con tính ${bottom} × ${whole} để có mẫu số mới.`,
    ],
  };
}

/** Said to the top of a result in lowest terms where the bottom is given. */
export const tellReduced = (bottom: number) =>
  `Con đã rút gọn rồi. Mẫu số ở đây là ${bottom}, con viết tử số chưa rút gọn nhé!`;

/** Draws until the result is no whole number; over a fixed row of draws. */
export function pickWork(difficulty: Difficulty, rng: Rng): FractionWork {
  const make = { 1: product, 2: timesWhole, 3: rng.pick([quotient, quotient, byWhole]) }[difficulty];
  const draws = Array.from({ length: 12 }, () => make(rng));
  return draws.find(({ result }) => result.top % result.bottom !== 0) ?? byWhole(rng);
}

/** The steps down to lowest terms, and what stands behind them. */
export function explain({ text, way, result }: FractionWork, end: string): string {
  const lowest = inLowestTerms(result);
  const plain = [text, way, writtenFraction(result)];
  return `${[...plain, ...(lowest.bottom === result.bottom ? [] : [writtenFraction(lowest)])].join(" = ")}${end}.`;
}
