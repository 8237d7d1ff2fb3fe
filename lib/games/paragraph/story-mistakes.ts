import type { Mistake } from "#lib/questions/mistake.ts";
import { paragraphGameText as text } from "./text.ts";

function distractors(operation: "+" | "−", a: number, b: number): Mistake[] {
  if (operation === "+") return [{ value: a + b - 10, feedback: text.carryForgotten }];
  const tens = Math.floor(a / 10) - Math.floor(b / 10);
  return [
    { value: a - b + 10, feedback: text.carryForgotten },
    { value: tens * 10 + (b % 10) - (a % 10), feedback: text.smallerFromLarger },
  ].filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at);
}

/** Wrong results of a + b or a − b that goes over a ten, within 100 (curriculum: CARRY, BORROW); none otherwise. */
export function storyMistakes(operation: "+" | "−", a: number, b: number, isCarried: boolean): Mistake[] {
  return isCarried && Math.max(a, b) > 20 ? distractors(operation, a, b) : [];
}
