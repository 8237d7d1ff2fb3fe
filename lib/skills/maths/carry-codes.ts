import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { total } from "#lib/skills/total.ts";

/** What a slip in the place of `size` is called where no carried number can be to blame. */
function offCode(size: number): MistakeCode {
  if (size === 10) return "OFF10";
  return size === 100 ? "OFF100" : "OFF1";
}

/** The name of a sum that is off by one in the place of `size`: a carry, where one goes into that place. */
export function carryCode(addends: readonly number[], size: number): MistakeCode {
  return total(addends.map((addend) => addend % size)) >= size ? "CARRY" : offCode(size);
}

/** The name of a difference that is off by one in the place of `size`: a borrow, where that place has lent one. */
export function borrowCode(whole: number, part: number, size: number): MistakeCode {
  return whole % size < part % size ? "BORROW" : offCode(size);
}

/** A sum that is off by one in one place: `by` is 10, -10, 100 and so on. */
export function carrySlip(addends: readonly number[], by: number, said: string): Distractor<number> {
  return mistake(carryCode(addends, Math.abs(by)), total(addends) + by, said);
}

/** A difference that is off by one in one place. */
export function borrowSlip(whole: number, part: number, by: number, said: string): Distractor<number> {
  return mistake(borrowCode(whole, part, Math.abs(by)), whole - part + by, said);
}
