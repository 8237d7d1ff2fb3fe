/** By one digit; the left-most digits are written out in full, as there is nothing to carry them to. */
function timesDigit(number: number, digit: number): number {
  const digits = [...String(number)].map(Number);
  const written = digits.map((each, place) => (place === 0 ? each * digit : (each * digit) % 10));
  return Number(written.join(""));
}

/** The product that comes out in columns when no carry of its rows is added on; the rows are put together rightly. */
export function withoutCarries(number: number, times: number): number {
  return [...String(times)].reduce((sum, digit) => sum * 10 + timesDigit(number, Number(digit)), 0);
}
