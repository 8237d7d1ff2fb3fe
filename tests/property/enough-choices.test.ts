import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { compareFractions } from "#lib/skills/maths/class-4/compare-fractions.ts";

/** Chance that for so many of its first draws throws the same every time, as true chance does now and then. */
function stubborn(seed: string, draws: number): Rng {
  const rng = createRng(seed);
  let drawn = 0;
  return {
    ...rng,
    pick: (list) => {
      drawn += 1;
      return rng.pick(drawn > 2 && drawn <= draws ? list.slice(0, 1) : list);
    },
  };
}

/** The fractions a question tells, or gives to choose from. */
function fractionsOf({ kind, view, prompt }: Question): readonly string[] {
  if (kind === "choice") return view.choices.map((choice) => JSON.stringify(choice));
  return [...prompt.text.matchAll(/\d+\u2044\d+/gu)].map(([fraction]) => fraction);
}

test.each(["few/6909", "few/16128"])("fractions to compare never run dry: %s", (seed) => {
  const question = compareFractions.generate(2, createRng(seed));
  if (question.kind !== "boxes") throw new Error("the seed no longer asks for the largest of four");
  expect(new Set(fractionsOf(question)).size).toBe(4);
});

test("fractions to compare never run dry, however often chance draws the same", () => {
  for (let seed = 0; seed < 600; seed += 1) {
    for (const difficulty of [1, 2, 3] as const) {
      const question = compareFractions.generate(difficulty, stubborn(`stubborn/${seed}`, 30));
      if (question.kind !== "choice" && question.kind !== "boxes") continue;
      const fractions = fractionsOf(question);
      expect([3, 4]).toContain(fractions.length);
      expect(new Set(fractions).size).toBe(fractions.length);
    }
  }
});
