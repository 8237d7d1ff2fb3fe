import { convert } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Weighs everything in grams. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const [first = 0, second = 0] = valuesIn(text, "mass");
  if (/tất cả/u.test(text)) return `${first + second} g`;
  return /hơn kém/u.test(text) ? `${Math.abs(first - second)} g` : convert(text);
};
