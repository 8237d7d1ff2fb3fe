import type { MistakeCode } from "./mistake-code.ts";

/** The name of a number that is one, one ten or one hundred too large or too small; null for any other. */
export function offBy(difference: number): MistakeCode | null {
  const distance = Math.abs(difference);
  if (distance === 1) return "OFF1";
  if (distance === 10) return "OFF10";
  return distance === 100 ? "OFF100" : null;
}
