import { exact, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readNumber, writtenNumber } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const products = new RegExp(`(${writtenNumber}) × (${writtenNumber})`, "gu");

/** Multiplies the two decimals exactly; of places the noughts of one in front of 10, 100 and so on are counted. */
export const oracle: Oracle = (seen) => {
  const [, first = "0", second = "0"] = [...seen.prompt.text.matchAll(products)].at(-1) ?? [];
  if (seen.kind !== "number") return writeExact(times(readNumber(first), readNumber(second)));
  const parts = [first, second].map((factor) => exact(1n, BigInt(10 ** (factor.split(",")[1] ?? "").length)));
  const { bottom } = parts.reduce(times, exact(1));
  return String(String(bottom).length - 1);
};
