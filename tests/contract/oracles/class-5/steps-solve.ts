import { askedUnit } from "#tests/contract/asked-unit.ts";
import { type Exact, exact, minus, over, plus, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readNumber, writtenNumber } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const percent = (whole: Exact, of: Exact) => times(over(whole, exact(100)), of);

/** The numbers of a story in their order; a fraction is one of them. */
const numbersOf = (text: string): Exact[] =>
  [...text.matchAll(new RegExp(writtenNumber, "gu"))].map(([number]) => readNumber(number));

type Act = (...numbers: Exact[]) => Exact;

const one = exact(1);
const zero = exact(0);

/** What each kind of story comes to, with the smaller or larger amount found by one whole of the other. */
const acts: readonly (readonly [RegExp, Act])[] = [
  [/số còn lại là/u, (w = zero, p = zero) => percent(w, minus(exact(100), p))],
  [/giảm giá/u, (a = zero, p = zero, n = zero, q = zero) => plus(times(n, q), minus(a, percent(a, p)))],
  [/dùng \d+% để|, dùng /u, (w = zero, p = zero, q = zero) => percent(w, minus(minus(exact(100), p), q))],
  [/với giá/u, (w = zero, p = zero, b = zero, q = zero) => times(q, minus(percent(w, minus(exact(100), p)), b))],
  [/\d%/u, (w = zero, p = zero, b = zero) => minus(percent(w, minus(exact(100), p)), b)],
  // Both together are so many times the larger one.
  [/đồng/u, (w = zero, ratio = one, q = zero) => times(q, times(ratio, over(w, plus(one, ratio))))],
  [/nhiều hơn/u, (d = zero, ratio = zero, g = zero) => minus(over(d, minus(one, ratio)), g)],
  [/bằng/u, (a = zero, ratio = zero) => times(a, plus(one, ratio))],
];

export const oracle: Oracle = ({ prompt: { text } }) => {
  const value = acts.find(([words]) => words.test(text))?.[1](...numbersOf(text));
  return value === undefined ? null : writeExact(value, askedUnit(text));
};
