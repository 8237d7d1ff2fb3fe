import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { climbsOfClass1 } from "./climbs/class-1.ts";
import { climbsOfClass2 } from "./climbs/class-2.ts";
import { climbsOfClass3 } from "./climbs/class-3.ts";
import { climbsOfClass4 } from "./climbs/class-4.ts";
import { climbsOfClass5 } from "./climbs/class-5.ts";
import { type Climbs, measureWith } from "./climbs/climb.ts";
import { risenBy } from "./climbs/load-of.ts";

/** Always the same ones, so that a measure that holds holds on. */
const chances = 60;

/** By how many standard errors a difficulty has to ask more than the one before. */
const least = 2;

const climbs: Climbs = {
  ...climbsOfClass1,
  ...climbsOfClass2,
  ...climbsOfClass3,
  ...climbsOfClass4,
  ...climbsOfClass5,
};
const ruled = skills.filter((skill) => skill.source === "rule");

describe("every difficulty asks more than the one before", () => {
  test("every skill made by rule is measured", () => {
    expect(Object.keys(climbs).toSorted()).toEqual(ruled.map(({ id }) => id).toSorted());
  });

  test.each(ruled)("$id", (skill) => {
    const { second, third } = climbs[skill.id] ?? expect.fail("no measure is named for it");
    const [easy, middle, hard] = difficulties.map((difficulty) =>
      Array.from({ length: chances }, (_, chance) =>
        skill.generate(difficulty, createRng(`load/${skill.id}/${chance}`)),
      ),
    );
    const measured = (measure: typeof second, questions = easy) =>
      (questions ?? []).map((question) => measureWith(measure, question));
    expect(risenBy(measured(second, easy), measured(second, middle)), "2 asks more than 1").toBeGreaterThan(least);
    expect(risenBy(measured(third, middle), measured(third, hard)), "3 asks more than 2").toBeGreaterThan(least);
  });
});
