import type { Exact } from "./exact.ts";
import { numbersIn } from "./read-number.ts";
import { writeExact } from "./write-exact.ts";

/** A kind of story, known by its words: what its numbers, in their order, come to. */
export interface StoryRule {
  readonly asks: RegExp;
  readonly solve: (...numbers: Exact[]) => Exact;
  /** What the answer is counted in; left out for a bare number. */
  readonly unit?: string;
}

/** Solves a story by the first rule whose words it holds; null where none fits. */
export function solveStory(text: string, rules: readonly StoryRule[]): string | null {
  const rule = rules.find(({ asks }) => asks.test(text));
  return rule === undefined ? null : writeExact(rule.solve(...numbersIn(text)), rule.unit);
}
