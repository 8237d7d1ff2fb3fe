import { over } from "#tests/contract/exact.ts";
import { missingIn } from "#tests/contract/missing-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const rules: readonly StoryRule[] = [
  { asks: /Mỗi đoạn dài bao nhiêu mét/u, solve: over, unit: "m" },
  { asks: /Mỗi túi có bao nhiêu ki-lô-gam/u, solve: over, unit: "kg" },
  { asks: /Mỗi can có bao nhiêu lít/u, solve: over, unit: "l" },
  { asks: /diện tích .* Chiều dài là bao nhiêu/u, solve: over, unit: "m" },
  { asks: /Mỗi mét ống thép đó nặng/u, solve: (length, weight) => over(weight, length), unit: "kg" },
];

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const missing = text.includes("…") ? missingIn(text) : null;
  return missing === null ? (solveStatement(seen) ?? solveStory(text, rules)) : writeExact(missing);
};
