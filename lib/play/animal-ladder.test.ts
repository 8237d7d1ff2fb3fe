import { expect, test } from "vitest";
import { animalSteps, findStep, nextStep, stepReached } from "./animal-ladder.ts";

test("the ladder has 30 steps of 10 animals in 3 stages, each higher than the one before", () => {
  expect(animalSteps).toHaveLength(30);
  expect(new Set(animalSteps.map((step) => step.asset)).size).toBe(30);
  for (const [index, step] of animalSteps.entries()) expect(step.at).toBeGreaterThan(animalSteps[index - 1]?.at ?? -1);
});

test("a pupil starts with the first giraffe and ends with the last dragon", () => {
  expect(stepReached(0).asset).toBe("animals/level-one/giraffe-1");
  expect(stepReached(1_000_000).asset).toBe("animals/level-three/dragon-3");
  expect(nextStep(stepReached(1_000_000))).toBeUndefined();
});

test.each([
  [59, 0],
  [60, 1],
  [131, 1],
  [132, 2],
  [705, 7],
  [671, 6],
])("%i points reach step %i", (points, index) => {
  expect(stepReached(points).index).toBe(index);
});

test("a path that is on no step is not found", () => {
  expect(findStep("animals/level-one/unicorn-1")).toBeUndefined();
  expect(findStep("animals/level-two/frog-2")?.index).toBe(13);
});
