import { gapIn, sumIn } from "#tests/contract/equation.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Takes the divisor away as often as it goes; what is left over is the rest. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  const [dividend = 0, divisor = 0] = wholesIn(text);
  let [times, rest] = [0, dividend];
  while (rest >= divisor) [times, rest] = [times + 1, rest - divisor];
  if (rest > 0) {
    const [, holder, thing] = /được bao nhiêu (\S+) và còn thừa bao nhiêu ([^\s?]+)/u.exec(text) ?? [];
    return holder === undefined ? `${times} (dư\u00a0${rest})` : `${times} ${holder}, thừa ${rest} ${thing}`;
  }
  return sumIn(text) ?? String(times);
};
