import { figureContract } from "#tests/contract/figure-contract.ts";

const written = /^[\d?\u00a0]+(?:,[\d?]+)?$/u;

function countDigits(number: string): number {
  return number.replaceAll(/[^\d?]/gu, "").length;
}

export const contract = figureContract("long-division", {
  faults({ dividend, divisor, quotient, steps }) {
    const numbers = [dividend, divisor, ...(quotient === null ? [] : [quotient])];
    const digits = countDigits(dividend);
    const isBelow = steps.every(
      ({ text, end }) => written.test(text) && end >= 0 && end < digits && countDigits(text) <= end + 1,
    );
    const across = digits + Math.max(countDigits(divisor), countDigits(quotient ?? ""));
    const isFitting = across <= 14 && steps.length <= 5;
    return numbers.every((number) => written.test(number)) && isBelow && isFitting
      ? []
      : ["a division that cannot be drawn"];
  },
  texts: ({ dividend, divisor, quotient, steps }) => [
    dividend,
    divisor,
    ...(quotient === null ? [] : [quotient]),
    ...steps.map(({ text }) => text),
  ],
});
