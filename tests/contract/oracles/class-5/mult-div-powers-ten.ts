import { over, times } from "#tests/contract/exact.ts";
import { missingIn } from "#tests/contract/missing-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const rules: readonly StoryRule[] = [
  { asks: /như thế nặng bao nhiêu/u, solve: times, unit: "kg" },
  { asks: /như thế đựng bao nhiêu/u, solve: times, unit: "l" },
  { asks: /nối tiếp nhau dài bao nhiêu/u, solve: times, unit: "m" },
  { asks: /Mỗi can có bao nhiêu/u, solve: over, unit: "l" },
  { asks: /Mỗi gia đình được bao nhiêu/u, solve: over, unit: "kg" },
  { asks: /Mỗi đoạn dài bao nhiêu/u, solve: over, unit: "m" },
];

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const missing = text.includes("…") ? missingIn(text) : null;
  return missing === null ? (solveStatement(seen) ?? solveStory(text, rules)) : writeExact(missing);
};
