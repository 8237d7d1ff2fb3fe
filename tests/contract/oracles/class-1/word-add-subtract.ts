import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { solveSums } from "#tests/contract/solve-sums.ts";

/** Counts two groups together, or what a whole has beside its known part; other stories as sums. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [least = 0, most = 0] = wholesIn(text).toSorted((a, b) => a - b);
  if (/Hai (?:vườn|rổ|bạn) có bao nhiêu/u.test(text)) {
    let counted = most;
    for (let added = 0; added < least; added += 1) counted += 1;
    return String(counted);
  }
  if (/bao nhiêu (?:bạn nam|con vịt|quả xoài)/u.test(text)) {
    let others = 0;
    while (least + others < most) others += 1;
    return String(others);
  }
  return solveSums(seen);
};
