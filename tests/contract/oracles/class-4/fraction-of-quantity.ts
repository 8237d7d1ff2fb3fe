import { minus, over, times } from "#tests/contract/exact.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";

/** The product of the fraction and the whole, or what it leaves. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const numbers = numbersIn(text.replaceAll("4A", ""));
  const fraction = numbers.find(({ bottom }) => bottom > 1n);
  const whole = numbers.find(({ bottom }) => bottom === 1n);
  if (fraction === undefined || whole === undefined) return null;
  const part = times(fraction, whole);
  const isRest = /(?:sinh nam|còn lại [^,?.]+|cây na|chưa đọc)\?$/u.test(text);
  const value = over(isRest ? minus(whole, part) : part, { top: 1n, bottom: 1n });
  return value.bottom === 1n ? grouped(value.top) : null;
};
