import { expect, test } from "vitest";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { momentsOf } from "./moments.ts";

const none = { stickers: [], unlockedBefore: null, unlockedAfter: null };
const asset = (index: number) => animalSteps[index]?.asset ?? "";

test("a guest's run, and one that brought nothing new, is celebrated by nothing more", () => {
  expect(momentsOf(none, null)).toEqual([]);
  expect(momentsOf(none, 5)).toEqual([]);
  expect(momentsOf({ ...none, unlockedBefore: asset(4), unlockedAfter: asset(4) }, null)).toEqual([]);
});

test("every friend met by one run is celebrated, in the order they are met", () => {
  const met = momentsOf({ ...none, unlockedBefore: asset(0), unlockedAfter: asset(3) }, null);
  expect(met.map((moment) => (moment.kind === "friend" ? moment.step.index : null))).toEqual([1, 2, 3]);
});

test("stickers come before a whole picture, and that before friends", () => {
  const stickers = [{ title: "Chu vi", image: "path" as const }];
  const all = momentsOf({ stickers, unlockedBefore: asset(9), unlockedAfter: asset(10) }, 12);
  expect(all.map(({ kind }) => kind)).toEqual(["sticker", "picture", "friend"]);
});
