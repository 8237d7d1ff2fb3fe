import { expect, test } from "vitest";
import { evidencePlaces } from "#lib/skills/vietnamese/build-passage-question.ts";

const text = [
  ["Trời nắng.", "Gió thổi."],
  ["Mưa rơi.", "Ếch kêu.", "Mưa tạnh."],
];

test("the evidence is found by the sentences it is made of, also where it is a part of one", () => {
  expect(evidencePlaces(text, "Gió thổi.")).toEqual([[0, 1]]);
  expect(evidencePlaces(text, "Ếch kêu. Mưa tạnh.")).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(evidencePlaces(text, "tạnh")).toEqual([[1, 2]]);
});

test("evidence may go over several lines and paragraphs, whatever parts them", () => {
  const places = [
    [0, 1],
    [1, 0],
  ];
  expect(evidencePlaces(text, "Gió thổi.\nMưa rơi.")).toEqual(places);
  expect(evidencePlaces(text, "thổi. Mưa")).toEqual(places);
});

test("evidence the text does not hold has no place", () => {
  expect(evidencePlaces(text, "Gió lặng.")).toBeNull();
});
