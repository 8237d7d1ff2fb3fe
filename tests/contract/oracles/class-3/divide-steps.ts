import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Counts up in steps of the divisor to the number that is divided; what is left over is asked for by its name alone. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "division") return null;
  const { dividend, divisor } = seen.view;
  if (wholesIn(seen.prompt.text).join() !== [dividend, divisor].join()) return null;
  let times = 0;
  while ((times + 1) * divisor <= dividend) times += 1;
  const rest = dividend - times * divisor;
  if (rest === 0 && /số dư/u.test(seen.prompt.text)) return null;
  return rest === 0 ? String(times) : `${times} (dư\u00a0${rest})`;
};
