import { gapIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Takes the divisor away as often as it goes, or multiplies back what each answer says. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  const [dividend = 0, divisor = 0] = wholesIn(text);
  let [times, rest] = [0, dividend];
  while (rest >= divisor) [times, rest] = [times + 1, rest - divisor];
  if (rest > 0) {
    return onlyChoice(seen, (choice) => {
      const [quotient = 0, left = 0] = wholesIn(choice);
      return quotient * divisor + left === dividend && left < divisor;
    });
  }
  const unit = /Số (thùng|hàng|quyển|cây)/u.exec(text)?.[1];
  if (unit !== undefined) return `${grouped(times)} ${unit}`;
  return sumIn(text) ?? String(times);
};
