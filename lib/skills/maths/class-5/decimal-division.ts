import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import type { LongDivisionFigure } from "#lib/questions/figures/long-division.ts";
import { longDivision } from "#lib/questions/working/long-division.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { textOf } from "#lib/skills/maths/decimal-question.ts";

/** A division without a rest. */
export interface Division {
  readonly dividend: Decimal;
  readonly divisor: Decimal;
  readonly quotient: Decimal;
}

/** Without zeros at its end. */
export function trim({ scaled, places }: Decimal): Decimal {
  return places > 0 && scaled % 10 === 0 ? trim({ scaled: scaled / 10, places: places - 1 }) : { scaled, places };
}

/** The product, without zeros at its end. */
export function product(a: Decimal, b: Decimal): Decimal {
  return trim({ scaled: a.scaled * b.scaled, places: a.places + b.places });
}

/** Whole numbers whose quotient ends after one to three places. */
const bottoms = [2, 4, 5, 8, 20, 25];

/** By a whole number, with nothing to add; of whole numbers with a rest; by a decimal. */
export function pickDivision(rng: Rng, difficulty: Difficulty): Division {
  if (difficulty === 2) {
    const bottom = rng.pick(bottoms);
    const tops = Array.from({ length: 60 }, (_, at) => at + 3).filter(
      (top) => greatestCommonDivisor(top, bottom) < bottom,
    );
    const top = rng.pick(tops);
    return {
      dividend: { scaled: top, places: 0 },
      divisor: { scaled: bottom, places: 0 },
      quotient: trim({ scaled: top * (1000 / bottom), places: 3 }),
    };
  }
  if (difficulty === 1) {
    const quotient = rng.pick([
      { scaled: rng.int(1, 9) * 10 + rng.int(1, 9), places: 1 },
      { scaled: rng.int(1, 9) * 100 + rng.int(1, 9), places: 2 },
    ]);
    // No 0 has to be added to a rest: that is what difficulty 2 asks.
    const divisor = rng.pick([3, 4, 5, 6, 7, 8, 9].filter((each) => (each * quotient.scaled) % 10 > 0));
    return {
      dividend: { scaled: quotient.scaled * divisor, places: quotient.places },
      divisor: { scaled: divisor, places: 0 },
      quotient,
    };
  }
  const divisor = rng.pick([
    { scaled: rng.int(2, 9), places: 1 },
    { scaled: rng.int(2, 9) * 10 + rng.int(1, 9), places: rng.int(1, 2) },
  ]);
  // 10 would be named by the way itself.
  const whole = { scaled: rng.pick([rng.int(2, 9), rng.int(11, 30)]), places: 0 };
  const parted = { scaled: rng.int(1, 9) * 10 + rng.int(1, 9), places: 1 };
  const quotient = rng.pick([whole, parted]);
  return { dividend: product(quotient, divisor), divisor, quotient };
}

/** "57 : 6 được 9, dư 3.", or without a rest "57 : 3 = 19." */
function stepOf(part: number, divisor: number): string {
  const [each, left] = [Math.floor(part / divisor), part % divisor];
  const told = `${groupNumber(part)} : ${divisor}`;
  return left === 0 ? `${told} = ${groupNumber(each)}` : `${told} được ${groupNumber(each)}, dư ${left}`;
}

/** "57 : 6 được 9, dư 3. Viết dấu phẩy vào thương, viết thêm chữ số 0 vào bên phải số dư: 30 : 6 = 5." Step by step, with what is brought down. */
export function explainSteps({ scaled, places }: Decimal, divisor: number): string {
  const digits = String(scaled).padStart(places + 1, "0");
  const behind = places === 0 ? "" : digits.slice(-places);
  const whole = Number(places === 0 ? digits : digits.slice(0, -places));
  const steps = [`${stepOf(whole, divisor)}.`];
  let rest = whole % divisor;
  for (let at = 0; at < behind.length || rest > 0; at += 1) {
    const next = behind[at];
    const part = rest * 10 + Number(next ?? 0);
    const brought = next === undefined ? "viết thêm chữ số 0 vào bên phải số dư" : `hạ ${next}`;
    const start = at === 0 ? `Viết dấu phẩy vào thương, ${brought}` : capital(brought);
    steps.push(`${start}: ${stepOf(part, divisor)}.`);
    rest = part % divisor;
  }
  return steps.join(" ");
}

/** The finished division on paper; zeros that are added to a rest stand behind the dividend: 57,0. */
export function workedOf(dividend: Decimal, divisor: number, quotient: Decimal): LongDivisionFigure[] {
  const places = Math.max(dividend.places, quotient.places);
  const scaled = dividend.scaled * 10 ** (places - dividend.places);
  const plain = longDivision({ dividend: scaled, divisor, alt: "Phép chia đặt tính đã làm xong." });
  // A dividend below 1 begins with a 0 that has no step of its own.
  if (scaled < 10 ** places || plain.steps.length > 5) return [];
  const written = writeDecimal(scaled, places).replaceAll("\u00a0", "");
  return [{ ...plain, dividend: written, quotient: bare(quotient) }];
}

/** Without spaces between thousands, as it is written in squares. */
export const bare = (number: Decimal) => textOf(number).replaceAll("\u00a0", "");
