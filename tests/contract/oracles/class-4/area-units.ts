import { convert, signBetween } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Lays everything out in square millimetres. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  if (/[Dd]ấu/u.test(text)) return signBetween(text);
  const [first = 0, second = 0] = valuesIn(text, "area");
  return /còn lại/iu.test(text) ? `${first - second} mm²` : convert(text);
};
