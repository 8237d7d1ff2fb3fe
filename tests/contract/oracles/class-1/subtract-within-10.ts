import type { Oracle } from "#tests/contract/oracle.ts";
import { solveSums } from "#tests/contract/solve-sums.ts";

/** Tries every number, every choice, every digit until what is written is true. */
export const oracle: Oracle = (seen) => solveSums(seen);
