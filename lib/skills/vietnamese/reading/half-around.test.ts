import { expect, test } from "vitest";
import { halfAround } from "#lib/skills/vietnamese/build-passage-question.ts";

const text = [
  ["một", "hai", "ba"],
  ["bốn", "năm", "sáu", "bảy"],
];

function shown(evidence: readonly (readonly [number, number])[]): string {
  const { part, places } = halfAround(text, evidence);
  return `${part}: ${places.map(([paragraph, sentence]) => text[paragraph]?.[sentence]).join(" ")}`;
}

test("the half of the text that holds the evidence is shown, in whole sentences", () => {
  expect(shown([[0, 1]])).toBe("first: một hai ba bốn");
  expect(shown([[1, 0]])).toBe("first: một hai ba bốn");
  expect(shown([[1, 2]])).toBe("last: bốn năm sáu bảy");
});

test("where the evidence lies across both halves, the middle is shown with all of it", () => {
  expect(
    shown([
      [0, 2],
      [1, 0],
      [1, 1],
    ]),
  ).toBe("middle: ba bốn năm sáu");
  expect(
    shown([
      [0, 0],
      [1, 3],
    ]),
  ).toContain("một hai ba bốn năm sáu bảy");
});
