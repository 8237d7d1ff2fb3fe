import { describe, expect, test } from "vitest";
import { checkUsername } from "./check-username.ts";
import { createRng } from "./create-rng.ts";
import { foldName } from "./fold-name.ts";
import { proposeNames, proposeSeatNames } from "./propose-names.ts";

describe("proposeNames", () => {
  test("all names are different and a pupil may have them", () => {
    const names = Array.from({ length: 300 }, (_, seed) => proposeNames(createRng(`names/${seed}`), 3));
    for (const three of names) {
      expect(new Set(three.map(foldName)).size).toBe(3);
      for (const name of three) {
        expect(checkUsername(name)).toEqual({ ok: true, value: name });
      }
    }
    const bases = new Set(names.flat().map((name) => name.replace(/ \d+$/u, "")));
    expect(bases.size).toBeGreaterThanOrEqual(40);
  });

  test("with long numbers too a pupil may have them", () => {
    const names = Array.from({ length: 100 }, (_, seed) => proposeNames(createRng(`long/${seed}`), 10, 999)).flat();
    for (const name of names) expect(checkUsername(name)).toEqual({ ok: true, value: name });
  });

  test("the same seed proposes the same names, another seed others", () => {
    expect(proposeNames(createRng("a"), 3)).toEqual(proposeNames(createRng("a"), 3));
    expect(proposeNames(createRng("a"), 3)).not.toEqual(proposeNames(createRng("b"), 3));
  });

  test("more names than there are is refused", () => {
    expect(() => proposeNames(createRng("a"), 1000)).toThrow(RangeError);
  });
});

describe("proposeSeatNames", () => {
  /** Three million pupils who all took the lowest numbers of the 46 base names. */
  const highestTaken = 3_000_000 / 46;

  test("whoever joins a class finds a name that is free where three million have the short ones", () => {
    const offered = Array.from({ length: 20_000 }, (_, seed) => proposeSeatNames(createRng(`seat/${seed}`)));
    const isFree = (name: string) => Number(/\d+$/u.exec(name)?.[0]) > highestTaken && checkUsername(name).ok;
    expect(offered.filter((names) => !names.some(isFree))).toEqual([]);
  });
});
