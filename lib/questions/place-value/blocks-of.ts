import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";

/** A number up to 999 as hundreds, tens and ones. */
export function blocksOf(number: number): Blocks {
  return { hundreds: Math.floor(number / 100), tens: Math.floor(number / 10) % 10, ones: number % 10 };
}
