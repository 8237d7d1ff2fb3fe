/**
 * The squares of a number, from its last place upward, as it is written: "47,6". So many of them stand behind the comma;
 * a number that has none there is written without one.
 */
export function writeSquares(squares: readonly (number | string | null)[], decimals: number): string {
  const [behind, before] = [squares.slice(0, decimals), squares.slice(decimals)].map((part) =>
    part.toReversed().join(""),
  );
  return behind === undefined || behind === "" ? (before ?? "") : `${before},${behind}`;
}
