import { compareExact, type Exact, exact, minus, times } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const sizes: readonly (readonly [RegExp, Exact])[] = [
  [/hàng đơn vị|số tự nhiên/u, exact(1)],
  [/hàng phần mười/u, exact(1, 10)],
  [/hàng phần trăm/u, exact(1, 100)],
];

const distance = (a: Exact, b: Exact) => (compareExact(a, b) < 0 ? minus(b, a) : minus(a, b));

/** Walks along the round numbers as long as the next one lies no farther away: a middle goes up. */
function nearest(number: Exact, size: Exact): Exact {
  const start = (number.top * size.bottom) / (number.bottom * size.top);
  const steps = [start - 1n, start, start + 1n].map((count) => times(exact(count), size));
  return steps.reduce((best, step) =>
    compareExact(distance(step, number), distance(best, number)) <= 0 ? step : best,
  );
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [, size] = sizes.find(([name]) => name.test(text)) ?? [];
  const [number] = numbersIn(text);
  if (size === undefined || number === undefined) return null;
  if (text.startsWith("Số nào làm tròn")) {
    return onlyChoice(seen, (choice) =>
      numbersIn(choice).every((each) => compareExact(nearest(each, size), number) === 0),
    );
  }
  const [, unit] = /\d\u00a0(km|kg|m|lít)(?!\p{L})/u.exec(text) ?? [];
  return writeExact(nearest(number, size), unit === "lít" ? "l" : unit);
};
