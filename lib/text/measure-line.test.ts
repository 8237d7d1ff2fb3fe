import { expect, test } from "vitest";
import { measureLine } from "./measure-line.ts";

test("units are read out in full and stay beside their number", () => {
  expect(measureLine("5 kg + 3 kg = 8 kg.")).toEqual({
    text: "5\u00a0kg + 3\u00a0kg = 8\u00a0kg.",
    spoken: "năm ki-lô-gam cộng ba ki-lô-gam bằng tám ki-lô-gam.",
  });
  expect(measureLine("Can có 15 l dầu.").spoken).toBe("Can có mười lăm lít dầu.");
});

test("a word that begins like a unit is left alone", () => {
  expect(measureLine("Có 2 lần.")).toEqual({ text: "Có 2 lần.", spoken: "Có hai lần." });
});
