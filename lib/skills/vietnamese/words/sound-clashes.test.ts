import { expect, test } from "vitest";
import { clash, pickApart, rimesClash } from "./sound-clashes.ts";

test("first sounds and rimes that some regions say alike clash", () => {
  expect([clash("s", "x"), clash("tr", "ch"), clash("l", "n"), clash("d", "gi"), clash("b", "b")]).not.toContain(false);
  expect([clash("b", "d"), clash("th", "t"), clash("m", "n")]).not.toContain(true);
  expect([rimesClash("an", "ang"), rimesClash("at", "ac"), rimesClash("inh", "in")]).not.toContain(false);
  expect([rimesClash("an", "ăn"), rimesClash("an", "at"), rimesClash("o", "ô")]).not.toContain(true);
});

test("one after the other is taken that clashes with none before it", () => {
  expect(pickApart(["s", "x", "tr", "ch", "b", "m"], 3, clash)).toEqual(["s", "tr", "b"]);
});
