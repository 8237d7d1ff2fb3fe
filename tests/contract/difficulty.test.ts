import { describe, expect, test } from "vitest";
import { skills } from "#lib/skills/registry.ts";
import { climbs, measureClimb } from "./climbs/measure-climb.ts";

/** By how many standard errors a difficulty has to ask more than the one before. */
const least = 2;

const ruled = skills.filter((skill) => skill.source === "rule");

describe("every difficulty asks more than the one before", () => {
  test("every skill made by rule is measured", () => {
    expect(Object.keys(climbs).toSorted()).toEqual(ruled.map(({ id }) => id).toSorted());
  });

  test.each(ruled)("$id", (skill) => {
    const [second, third] = measureClimb(skill) ?? expect.fail("no measure is named for it");
    expect(second.rise, "2 asks more than 1").toBeGreaterThan(least);
    expect(third.rise, "3 asks more than 2").toBeGreaterThan(least);
  });
});
