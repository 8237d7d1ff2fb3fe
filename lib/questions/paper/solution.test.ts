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

test("the key of any other question stays as it is", () => {
  expect(toSolutionKey(key, asked([]))).toBe(key);
});
