import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { solveSums } from "#tests/contract/solve-sums.ts";
import { oracle as compare10 } from "./compare-10.ts";

/** A story: what is there is laid out, what is given away is taken from it; nothing told is nothing done. */
function act(text: string): string | null {
  const [first = 0, second = 0] = wholesIn(text);
  if (/không cho|mẹ cho \d/u.test(text)) return String(Array.from({ length: first }).length);
  return text.includes("cho em cả") ? String(Array.from({ length: first }).slice(second).length) : null;
}

export const oracle: Oracle = (seen) =>
  seen.kind === "sign" ? compare10(seen) : (act(seen.prompt.text) ?? solveSums(seen));
