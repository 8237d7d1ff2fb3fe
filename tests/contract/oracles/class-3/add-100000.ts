import { evaluate } from "#tests/contract/evaluate.ts";
import { fillColumn } from "#tests/contract/fill-column.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Fills columns, adds what is told, or counts on from the known number to the sum. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "column") return fillColumn(seen);
  const numbers = wholesIn(text);
  if (numbers.length !== 2) return null;
  if (/… \+|\+ …|Cộng thêm/u.test(text)) {
    const [known = 0, whole = 0] = numbers;
    return grouped(evaluate(`${whole} − ${known}`).top);
  }
  return /tất cả|cả hai/iu.test(text) ? grouped(evaluate(numbers.map(String).join(" + ")).top) : null;
};
