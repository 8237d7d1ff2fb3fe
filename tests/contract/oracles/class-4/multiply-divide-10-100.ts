import { convert } from "#tests/contract/convert.ts";
import { sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

const measures = /\d+(?:\u00a0\d{3})*\u00a0(?:mm|cm|dm|km|m|kg|g|ml|l)(?!\p{L})/u;

/** Moves digits, not zeros: works the sum, sees what the larger number holds of the other, or turns the measure told of. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const measured = measures.exec(text)?.[0];
  if (measured !== undefined && readMeasure(measured) !== null) {
    return convert(text);
  }
  if (text.includes("…")) {
    const [first = 1, second = 1] = wholesIn(text);
    return grouped(Math.max(first, second) / Math.min(first, second));
  }
  const written = sumIn(text);
  if (written !== null) return written;
  const [a = 0, b = 0] = wholesIn(text);
  return grouped(/^(?:Xếp|Thương)/u.test(text) ? a / b : a * b);
};
