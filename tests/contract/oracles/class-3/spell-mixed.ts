import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { isSpelledRight } from "#tests/contract/spelled-right.ts";

/** Looks every choice up. */
export const oracle: Oracle = (seen) => onlyChoice(seen, isSpelledRight);
