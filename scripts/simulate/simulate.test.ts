import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { Learner, usualLearner } from "./learner.ts";
import { simulate } from "./simulate.ts";

test("practice raises the chance of a right answer, days lower it, and days of practice make it last", () => {
  const meet = () => new Learner(usualLearner, createRng("learner"));
  const [once, often] = [meet(), meet()];
  const first = once.chance("skill", 2, 0);
  for (let question = 0; question < 20; question += 1) {
    once.answer("skill", 2, 0);
    often.answer("skill", 2, Math.floor(question / 4));
  }
  const day = 5;
  expect(once.chance("skill", 2, 0)).toBeGreaterThan(first);
  expect(once.chance("skill", 2, day)).toBeLessThan(once.chance("skill", 2, 0));
  expect(often.chance("skill", 2, day + 30)).toBeGreaterThan(once.chance("skill", 2, day + 30));
  expect(once.chance("skill", 3, day)).toBeLessThan(once.chance("skill", 1, day));
});

test("the day's stones master far more than the order of the class, and more than chance does", () => {
  const [today, random, order] = simulate(usualLearner, 15, ["today", "random", "class order"]);
  expect(simulate(usualLearner, 5, ["today"])).toEqual(simulate(usualLearner, 5, ["today"]));
  expect(today?.questions).toBeLessThan(0.75 * (order?.questions ?? 0));
  expect(today?.questions).toBeLessThan(random?.questions ?? 0);
  expect(today?.share).toBeGreaterThan(0.75);
  expect(today?.stuck).toBe(0);
});
