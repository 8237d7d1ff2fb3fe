import type { Rng } from "#lib/core/rng.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { crossedPlaces } from "#lib/questions/working/digitwise.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";

/** A written addition or subtraction. */
export interface LargeSum {
  readonly operation: "+" | "−";
  readonly a: number;
  readonly b: number;
  readonly result: number;
}

/** Carries go out of these places; the programme has at most three, none of them next to another. */
const crossings: Readonly<Record<Difficulty, readonly (readonly number[])[]>> = {
  1: [[0], [1], [2], [3], [0, 2], [1, 3]],
  2: [
    [0, 2],
    [0, 3],
    [1, 3],
    [1, 4],
    [0, 2, 4],
  ],
  3: [
    [0, 2],
    [1, 3],
    [0, 3],
    [0, 2, 4],
  ],
};

const operations: Readonly<Record<Difficulty, readonly LargeSum["operation"][]>> = {
  1: ["+"],
  2: ["−"],
  3: ["+", "−"],
};

/** The same sum with a 0 in one place of the minuend that has to borrow: what was there is taken from both upper numbers. */
function withZero({ operation, a, b, result }: LargeSum, place: number): LargeSum {
  const digit = digitsOf(a)[place] ?? 0;
  const [taken, left] = [digitsOf(b)[place] ?? 0, digitsOf(result)[place] ?? 0];
  // 0 stands above: what is taken and what is left make ten, with what is borrowed already.
  if (left >= digit) return { operation, a: a - digit * 10 ** place, b, result: result - digit * 10 ** place };
  if (taken >= digit) return { operation, a: a - digit * 10 ** place, b: b - digit * 10 ** place, result };
  return { operation, a, b, result };
}

/** Added, five or six digits; taken away, six digits, often with zeros in the minuend where it borrows; either, with such zeros. */
export function pickLargeSum(
  difficulty: Difficulty,
  rng: Rng,
  operation: LargeSum["operation"] = rng.pick(operations[difficulty]),
): LargeSum {
  const places = rng.pick(crossings[difficulty]);
  const [first, second] = pickAddends(rng, difficulty === 1 ? rng.int(5, 6) : 6, places);
  const total = first + second;
  if (operation === "+") return { operation, a: first, b: second, result: total };
  const taken: LargeSum = { operation, a: total, b: second, result: first };
  return difficulty === 3 || rng.int(1, 3) > 1 ? places.reduce(withZero, taken) : taken;
}

/** "Hàng chục: 8 + 5 = 13, viết 3, nhớ 1": the columns that carry, which are those to look at. */
export function carrySteps({ operation, a, b }: LargeSum): string {
  const [upper, lower] = [digitsOf(a), digitsOf(b)];
  const steps = crossedPlaces(a, b, operation).map((place) => {
    const [above, below] = [upper[place] ?? 0, lower[place] ?? 0];
    const [from, left] = operation === "+" ? [above, above + below] : [above + 10, above + 10 - below];
    return `cột ${placeNames[place]}: ${from} ${operation} ${below} = ${left}, viết ${left % 10}, nhớ 1`;
  });
  return steps.join("; ").replace(/^c/u, "C");
}
