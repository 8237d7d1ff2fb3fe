import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRng } from "./create-rng.ts";

function draws(seed: string, count: number): number[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => rng.int(0, 999_999));
}

describe("createRng", () => {
  test("one seed always gives the same numbers", () => {
    expect(draws("hươu/0/0", 5)).toEqual([400766, 481635, 379777, 535364, 718572]);
  });

  test("seeds that differ in any one character give different numbers", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (seed, at, other) => {
          const place = at % seed.length;
          const changed = seed.slice(0, place) + other + seed.slice(place + 1);
          fc.pre(changed !== seed);
          expect(draws(changed, 4)).not.toEqual(draws(seed, 4));
        },
      ),
    );
  });

  test("branches of one seed do not follow each other", () => {
    const firsts = Array.from({ length: 2000 }, (_, place) => createRng(`run/${place}`).int(0, 9));
    for (let value = 0; value < 10; value += 1) {
      const share = firsts.filter((first) => first === value).length;
      expect(share).toBeGreaterThan(140);
      expect(share).toBeLessThan(260);
    }
  });

  test("int keeps to its bounds and reaches both of them", () => {
    const rng = createRng("bounds");
    const seen = new Set(Array.from({ length: 200 }, () => rng.int(-1, 2)));
    expect([...seen].sort()).toEqual([-1, 0, 1, 2]);
  });

  test("int refuses an empty range, fractions and what is not a number", () => {
    const rng = createRng("refuse");
    for (const [min, max] of [
      [2, 1],
      [0.5, 3],
      [0, Number.NaN],
      [0, Number.POSITIVE_INFINITY],
    ] as const) {
      expect(() => rng.int(min, max)).toThrow(RangeError);
    }
  });

  test("pick reaches every item and refuses an empty list", () => {
    const rng = createRng("pick");
    const seen = new Set(Array.from({ length: 100 }, () => rng.pick(["a", "b", "c"])));
    expect(seen.size).toBe(3);
    expect(() => rng.pick([])).toThrow(RangeError);
  });

  test("shuffle keeps the items, leaves its argument alone and gives every order about equally often", () => {
    const rng = createRng("shuffle");
    const items = ["a", "b", "c"] as const;
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const order = rng.shuffle(items).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(items).toEqual(["a", "b", "c"]);
    expect([...counts.keys()].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    for (const count of counts.values()) {
      expect(Math.abs(count - 1000)).toBeLessThan(130);
    }
  });
});
