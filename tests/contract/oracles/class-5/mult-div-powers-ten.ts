import { over, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";

const rules: readonly StoryRule[] = [
  { asks: /như thế nặng:/u, solve: times, unit: "kg" },
  { asks: /như thế đựng:/u, solve: times, unit: "l" },
  { asks: /nối tiếp nhau dài:/u, solve: times, unit: "m" },
  { asks: /Mỗi can có:/u, solve: over, unit: "l" },
  { asks: /Mỗi gia đình được:/u, solve: over, unit: "kg" },
  { asks: /Mỗi đoạn dài:/u, solve: over, unit: "m" },
];

export const oracle: Oracle = (seen) => solveStatement(seen) ?? solveStory(seen.prompt.text, rules);
