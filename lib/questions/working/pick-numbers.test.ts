import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { pickFactor } from "#lib/skills/maths/class-3/multiply-1digit.ts";
import { carriesOfProduct, carriesOfSum } from "./carries-of.ts";
import { pickAddends } from "./pick-addends.ts";

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

const columnsOf = (carries: readonly (number | null)[]) =>
  carries.flatMap((carry, column) => (carry === null ? [] : [column - 1]));

test("addends carry out of the given columns and no others", () => {
  for (const seed of seeds) {
    const numbers = pickAddends(createRng(`addends ${seed}`), 4, [0, 2]);
    expect(columnsOf(carriesOfSum(numbers))).toEqual([0, 2]);
    expect(numbers.map((number) => String(number).length)).toEqual([4, 4]);
    expect(String(numbers[0] + numbers[1])).toHaveLength(4);
  }
});

test("a factor carries out of the given columns and no others", () => {
  for (const seed of seeds) {
    const number = pickFactor(createRng(`factor ${seed}`), 4, 4, [1]);
    expect(columnsOf(carriesOfProduct(number, 4))).toEqual([1]);
    expect(String(number)).toHaveLength(4);
  }
});
