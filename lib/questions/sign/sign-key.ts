import type { Line } from "#lib/core/line.ts";
import type { Sign } from "#lib/core/sign.ts";
import { compareText } from "#lib/text/compare-text.ts";
import type { SignKey } from "./grade.ts";

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
