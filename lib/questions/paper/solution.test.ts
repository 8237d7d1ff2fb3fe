import { expect, test } from "vitest";
import type { PaperBlock } from "#lib/questions/paper-form.ts";
import { toSolutionKey } from "./solution.ts";
import type { PaperQuestion } from "./to-paper.ts";

const asked = (blocks: readonly PaperBlock[]): PaperQuestion => ({
  prompt: "Một xe chở 15 bao, 3 xe như thế chở bao nhiêu bao?",
  instruction: null,
  figures: [],
  blocks,
  asksColours: false,
});

const key = { answer: "45", how: "Số bao 3 xe chở là: 15 × 3 = 45 (bao).", slips: [] };

test("the key of a problem has its solution line by line, and the answer with its unit", () => {
  const lines = { type: "ruled", heading: "Bài giải", lines: 3, ruling: "dotted" } as const;
  expect(toSolutionKey(key, asked([lines]))).toEqual({
    answer: "45 bao",
    how: "Số bao 3 xe chở là: 15 × 3 = 45 (bao)\nĐáp số: 45 bao",
    slips: [],
  });
});

test("a bare sum has a sentence that is made of the question, a step one that is made of its own words", () => {
  const lines = { type: "ruled", heading: "Bài giải", lines: 5, ruling: "dotted" } as const;
  const solve = (prompt: string, how: string, answer: string) =>
    toSolutionKey({ answer, how, slips: [] }, { ...asked([lines]), prompt }).how.split("\n");
  expect(solve("Ông 67 tuổi, mẹ 31 tuổi. Ông hơn mẹ bao nhiêu tuổi?", "67 − 31 = 36 (tuổi).", "36")).toEqual([
    "Ông hơn mẹ số tuổi là: 67 − 31 = 36 (tuổi)",
    "Đáp số: 36 tuổi",
  ]);
  expect(
    solve(
      "… Đưa 50 đồng thì được trả lại bao nhiêu đồng?",
      "Hai món hết 4 + 7 = 11 (đồng). Trả lại: 50 − 11 = 39 (đồng).",
      "39",
    ),
  ).toEqual([
    "Hai món hết số tiền là: 4 + 7 = 11 (đồng)",
    "Được trả lại số tiền là: 50 − 11 = 39 (đồng)",
    "Đáp số: 39 đồng",
  ]);
  expect(
    solve("AB dài 9 cm, CD dài 63 cm. CD dài gấp mấy lần AB?", "Số lớn chia số bé: 63 : 9 = 7 (lần).", "7")[0],
  ).toBe("CD dài gấp AB số lần là: 63 : 9 = 7 (lần)");
  expect(
    solve(
      "Bản vẽ có tỉ lệ 1 : 50. Chu vi thật là bao nhiêu mét?",
      "Chu vi thật: 26 × 50 = 1 300 (cm). 1 300 cm = 13 m.",
      "13 m",
    ),
  ).toEqual(["Chu vi thật là: 26 × 50 = 1 300 (cm)", "1 300 cm = 13 m", "Đáp số: 13 m"]);
  expect(solve("Lúc đầu có 1 giờ 5 phút. Em đến lúc mấy giờ?", "Đổi rồi cộng.", "2 giờ")[0]).toBe("Đổi rồi cộng.");
});

test("the key of any other question stays as it is", () => {
  expect(toSolutionKey(key, asked([]))).toBe(key);
});
