import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type PlaceValueKey, type PlaceValueResponse, placeValueGrading } from "./grading.ts";

const lines = {
  notSwapped: toLine("Còn 10 khối lẻ."),
  exchanged: toLine("Số chục và số đơn vị đổi chỗ rồi."),
  wrongHundreds: toLine("Con đếm lại số tấm trăm."),
  wrongTens: toLine("Con đếm lại số thanh chục."),
  wrongOnes: toLine("Con đếm lại số khối lẻ."),
};
const rods = toLine("Còn 10 thanh chục.");
const key: PlaceValueKey = { hundreds: 2, tens: 4, ones: 7, ...lines };

test("each mistake has its own sentence, the one that explains most going first", () => {
  const said: readonly (readonly [PlaceValueResponse, keyof typeof lines | null])[] = [
    [{ hundreds: 2, tens: 4, ones: 7 }, null],
    [{ hundreds: 2, tens: 3, ones: 17 }, "notSwapped"],
    [{ hundreds: 2, tens: 7, ones: 4 }, "exchanged"],
    [{ hundreds: 3, tens: 4, ones: 7 }, "wrongHundreds"],
    [{ hundreds: 3, tens: 7, ones: 4 }, "wrongHundreds"],
    [{ hundreds: 2, tens: 5, ones: 7 }, "wrongTens"],
    [{ hundreds: 2, tens: 5, ones: 8 }, "wrongTens"],
    [{ hundreds: 2, tens: 4, ones: 0 }, "wrongOnes"],
    [{ hundreds: 2, tens: 4, ones: 17 }, "wrongOnes"],
  ];
  for (const [response, name] of said) {
    expect(placeValueGrading.feedback(key, response), JSON.stringify(response)).toEqual(
      name === null ? null : lines[name],
    );
  }
});

test("ten rods that were not swapped have a sentence of their own where they may lie there", () => {
  const response = { hundreds: 1, tens: 14, ones: 7 };
  expect(placeValueGrading.feedback({ ...key, tensNotSwapped: rods }, response)).toEqual(rods);
  expect(placeValueGrading.feedback({ ...key, tensNotSwapped: rods }, { hundreds: 2, tens: 3, ones: 17 })).toEqual(
    lines.notSwapped,
  );
});
