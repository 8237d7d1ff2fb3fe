import { minus, plus } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";

const rules: readonly StoryRule[] = [
  { asks: /Cả ngày|Cả hai/u, solve: plus },
  { asks: /Còn lại/u, solve: minus },
];

export const oracle: Oracle = (seen) => solveStatement(seen) ?? solveStory(seen.prompt.text, rules);
