import { times } from "#tests/contract/exact.ts";
import { missingIn } from "#tests/contract/missing-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const rules: readonly StoryRule[] = [
  { asks: /chai như thế đựng bao nhiêu lít/u, solve: times, unit: "l" },
  { asks: /như thế nặng bao nhiêu ki-lô-gam/u, solve: times, unit: "kg" },
  { asks: /bộ như thế hết bao nhiêu mét vải/u, solve: (each, count) => times(each, count), unit: "m" },
  { asks: /Diện tích tấm thảm/u, solve: times, unit: "m²" },
];

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const missing = text.includes("…") ? missingIn(text) : null;
  return missing === null ? (solveStatement(seen) ?? solveStory(text, rules)) : writeExact(missing);
};
