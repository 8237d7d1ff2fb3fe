/** The sum of some numbers; 0 for none. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
