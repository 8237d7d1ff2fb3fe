import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { wholeValue } from "#lib/questions/values/whole-value.ts";
import { wordsValue } from "#lib/questions/values/words-value.ts";
import { pickSlips } from "./pick-slips.ts";
import { slip } from "./slip.ts";

const slips = [40, 30, 20, 60, 70, 80].map((value) => slip("OP", wholeValue(value)));

test("the first slip is always taken, and the right number is not always the largest", () => {
  const below = new Set<number>();
  for (let seed = 0; seed < 100; seed += 1) {
    const picked = pickSlips(createRng(`slips ${seed}`), wholeValue(50), slips, 3);
    expect(picked).toHaveLength(3);
    expect(picked).toContain(slips[0]);
    below.add(picked.filter(({ value }) => slips.slice(0, 3).some((each) => each.value === value)).length);
  }
  expect(below).toEqual(new Set([1, 2, 3]));
});

test("words are taken in their order", () => {
  const words = ["một", "hai", "ba", "bốn"].map((word) => slip("READ", wordsValue(word)));
  expect(pickSlips(createRng("words"), wordsValue("năm"), words, 3)).toEqual(words.slice(0, 3));
});
