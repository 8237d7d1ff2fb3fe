import { evaluate } from "#tests/contract/evaluate.ts";
import { fillColumn } from "#tests/contract/fill-column.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Fills columns; a missing whole is put together again, a missing part is what is left. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "column") return fillColumn(seen);
  const numbers = wholesIn(text);
  if (numbers.length !== 2) return null;
  const [first = 0, second = 0] = numbers;
  if (/^…|^Một số/u.test(text)) return grouped(evaluate(`${first} + ${second}`).top);
  return /−|trừ đi|còn|nhiều hơn/iu.test(text) ? grouped(evaluate(`${first} − ${second}`).top) : null;
};
