import { expect, test } from "vitest";
import { animalSteps } from "./animal-ladder.ts";
import { isAnimalAsset } from "./is-animal-asset.ts";

test("every animal of the ladder has the form of an asset", () => {
  expect(animalSteps.filter(({ asset }) => !isAnimalAsset(asset))).toEqual([]);
});

test.each(["", "giraffe-1", "animals/level-one/giraffe-4", "animals/level-one/../../x-1", "//a.example/x-1"])(
  "%j is none",
  (text) => {
    expect(isAnimalAsset(text)).toBe(false);
  },
);
