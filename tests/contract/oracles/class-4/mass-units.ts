import { convert, splitMeasure } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Weighs everything in grams. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "boxes") return splitMeasure(text);
  const [first = 0, second = 0] = valuesIn(text, "mass");
  if (/tất cả/u.test(text)) return String((first + second) / 1000);
  return /hơn kém/u.test(text) ? String(Math.abs(first - second) / 1000) : convert(text);
};
