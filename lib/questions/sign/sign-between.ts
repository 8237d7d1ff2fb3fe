import type { Sign } from "#lib/core/sign.ts";

/** The sign that is true between two numbers. */
export function signBetween(left: number, right: number): Sign {
  if (left === right) return "=";
  return left < right ? "<" : ">";
}
