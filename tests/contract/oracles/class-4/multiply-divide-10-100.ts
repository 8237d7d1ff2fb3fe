import { gapIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { readMeasure, worthOf } from "#tests/contract/worth-of.ts";

const measures = /\d+(?:\u00a0\d{3})*\u00a0(?:mm|cm|dm|km|m|kg|g|ml|l)(?!\p{L})/u;

/** Moves digits, not zeros: works the sum, or takes the answer that is worth as much as the measure told of. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const measured = measures.exec(text)?.[0];
  if (measured !== undefined && readMeasure(measured) !== null) {
    return onlyChoice(seen, (choice) => worthOf(choice) === worthOf(measured));
  }
  if (text.includes("…")) return gapIn(seen);
  const written = sumIn(text);
  if (written !== null) return written;
  const [a = 0, b = 0] = wholesIn(text);
  return grouped(/^(?:Xếp|Thương)/u.test(text) ? a / b : a * b);
};
