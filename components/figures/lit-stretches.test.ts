import { expect, test } from "vitest";
import { litStretches } from "./lit-stretches.ts";

const told = (text: string, ...lit: { from: number; to: number }[]) =>
  litStretches(text, lit).map(({ words, isLit }) => (isLit ? `[${words}]` : words));

test("a text falls into what is lit and what is not, and nothing of it is lost", () => {
  expect(told("nghe", { from: 0, to: 3 })).toEqual(["[ngh]", "e"]);
  expect(told("bò", { from: 1, to: 2 })).toEqual(["b", "[ò]"]);
  expect(told("cá – nhà", { from: 1, to: 2 }, { from: 7, to: 8 })).toEqual(["c", "[á]", " – nh", "[à]"]);
  expect(told("cam")).toEqual(["cam"]);
});
