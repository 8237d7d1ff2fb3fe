/** A whole number as squares from the ones upward, with empty ones up to `columns`. */
export function squaresOf(number: number, columns: number): (number | null)[] {
  const digits = [...String(number)].map(Number).toReversed();
  return Array.from({ length: columns }, (_, column) => digits[column] ?? null);
}
