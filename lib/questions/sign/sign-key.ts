import type { Line } from "#lib/core/line.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { SignKey } from "#lib/questions/kinds/sign/grading.ts";
import { compareText } from "#lib/text/compare-text.ts";

/** The key of a sign: `turned` answers the sign the other way round, `notEqual` a wrong equals sign. */
export function signKey(sign: Sign, turned: Line, notEqual: Line): SignKey {
  const unequal = sign === "=" ? compareText.mistakeEqual : turned;
  return {
    sign,
    feedback: {
      "<": sign === "<" ? null : unequal,
      "=": sign === "=" ? null : notEqual,
      ">": sign === ">" ? null : unequal,
    },
  };
}
