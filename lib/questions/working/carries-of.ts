import { digitsOf } from "./digits-of.ts";

/** What is carried into each column from the right when some whole numbers are added; null where nothing is. */
export function carriesOfSum(numbers: readonly number[]): (number | null)[] {
  const columns = Math.max(...numbers.map((number) => digitsOf(number).length));
  const carries: (number | null)[] = [null];
  for (let column = 0; column < columns; column += 1) {
    const sum = numbers.reduce((rest, number) => rest + (digitsOf(number)[column] ?? 0), carries[column] ?? 0);
    carries.push(sum > 9 ? Math.floor(sum / 10) : null);
  }
  return carries.slice(0, columns);
}

/** What is carried into each column from the right when a whole number is multiplied by one digit. */
export function carriesOfProduct(number: number, digit: number): (number | null)[] {
  const digits = digitsOf(number);
  const carries: (number | null)[] = [null];
  for (const [column, each] of digits.entries()) {
    const carry = Math.floor((each * digit + (carries[column] ?? 0)) / 10);
    carries.push(carry > 0 ? carry : null);
  }
  return carries.slice(0, digits.length);
}
