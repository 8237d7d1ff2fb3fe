import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { mistake } from "./draft.ts";
import { pickDistractors } from "./pick-distractors.ts";

const distractors = [40, 30, 20, 60, 70, 80].map((value) => mistake("OP", wholeValue(value)));

test("the first slip is always taken, and the right number is not always the largest", () => {
  const below = new Set<number>();
  for (let seed = 0; seed < 100; seed += 1) {
    const picked = pickDistractors(createRng(`slips ${seed}`), wholeValue(50), distractors, 3);
    expect(picked).toHaveLength(3);
    expect(picked).toContain(distractors[0]);
    below.add(picked.filter(({ value }) => distractors.slice(0, 3).some((each) => each.value === value)).length);
  }
  expect(below).toEqual(new Set([1, 2, 3]));
});

test("words are taken in their order", () => {
  const words = ["một", "hai", "ba", "bốn"].map((word) => mistake("READ", wordsValue(word)));
  expect(pickDistractors(createRng("words"), wordsValue("năm"), words, 3)).toEqual(words.slice(0, 3));
});
