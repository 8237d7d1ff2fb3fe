import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { subtractBorrow100 } from "./subtract-borrow-100.ts";

/** The difference a question is about, as far as it is written in one piece. */
function differenceIn(text: string): readonly number[] {
  return (/(\d+) − (\d+)/u.exec(text) ?? []).slice(1).map(Number);
}

test("every difference has to borrow", () => {
  for (const difficulty of difficulties) {
    const asked = Array.from({ length: 200 }, (_, index) =>
      subtractBorrow100.generate(difficulty, createRng(`borrow/${difficulty}/${index}`)),
    ).map(({ explanation }) => differenceIn(explanation.text));
    const written = asked.filter(({ length }) => length === 2);
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter(([from = 0, taken = 0]) => from % 10 >= taken % 10)).toEqual([]);
  }
});
