import { minus, plus } from "#tests/contract/exact.ts";
import { missingIn } from "#tests/contract/missing-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const rules: readonly StoryRule[] = [
  { asks: /Cả ngày|Cả hai/u, solve: plus },
  { asks: /Còn lại/u, solve: minus },
];

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const missing = text.includes("…") ? missingIn(text) : null;
  return missing === null ? (solveStatement(seen) ?? solveStory(text, rules)) : writeExact(missing);
};
