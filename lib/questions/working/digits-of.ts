/** The digits of a whole number from the ones upward. */
export function digitsOf(value: number): number[] {
  return Array.from(String(value), Number).toReversed();
}
