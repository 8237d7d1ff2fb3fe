import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Evens the numbers out, one at a time, until all are the same. */
function evened(numbers: readonly number[]): number {
  const heaps = [...numbers];
  for (;;) {
    const [most, least] = [Math.max(...heaps), Math.min(...heaps)];
    if (most === least) return most;
    const gift = Math.max(1, Math.floor((most - least) / 2));
    heaps[heaps.indexOf(most)] = most - gift;
    heaps[heaps.indexOf(least)] = least + gift;
  }
}

export const oracle: Oracle = (seen) => {
  const text = seen.prompt.text.replace(/4[ABC]/gu, "");
  const numbers = wholesIn(text);
  if (/Trung bình cộng của (?:hai|ba) số|trung bình mỗi/u.test(text)) {
    // The number that, evened out with those that are known, leaves the average: each is tried.
    const [mean = 0, ...known] = numbers;
    const tried = Array.from({ length: 1000 }, (_, number) => number);
    return String(tried.find((number) => [...known, number].reduce((sum, each) => sum + each - mean, 0) === 0));
  }
  if (seen.kind === "number") return String(evened(numbers));
  const unit = /\d\u00a0(kg|km|l|m|cm)(?!\p{L})/u.exec(text)?.[1];
  return unit === undefined ? String(evened(numbers)) : `${evened(numbers)} ${unit}`;
};
