import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";

/** The sum or difference a question is about, from what it is told apart by: "story 38 + 25", "which 20=? 51-31". */
function numbersOf(identity: string): readonly number[] {
  return (/(\d+) ?[-+−] ?(\d+)$/u.exec(identity) ?? []).slice(1).map(Number);
}

function askedBy(id: string): (readonly number[])[] {
  const skill = findSkill(id);
  if (skill?.source !== "rule") return [];
  return difficulties
    .flatMap((difficulty) =>
      Array.from({ length: 200 }, (_, index) => skill.generate(difficulty, createRng(`${id}/${difficulty}/${index}`))),
    )
    .map(({ identity }) => numbersOf(identity))
    .filter(({ length }) => length === 2);
}

const carries = ([a = 0, b = 0]: readonly number[]) => (a % 10) + (b % 10) > 9;
const borrows = ([a = 0, b = 0]: readonly number[]) => a % 10 < b % 10;

describe("what a skill is called after holds for each of its sums", () => {
  test.each([
    ["c1-add-2digit-1digit", carries, false],
    ["c1-add-2digit-2digit", carries, false],
    ["c1-subtract-within-100", borrows, false],
    ["c2-add-over-10", carries, true],
    ["c2-add-carry-100", carries, true],
    ["c2-subtract-over-10", borrows, true],
    ["c2-subtract-borrow-100", borrows, true],
  ] as const)("%s", (id, goesOverTen, isWanted) => {
    const asked = askedBy(id);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((numbers) => goesOverTen(numbers) !== isWanted)).toEqual([]);
  });
});
