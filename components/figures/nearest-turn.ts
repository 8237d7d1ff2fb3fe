/** The turn nearest to `from` that ends where `to` does; `whole` is a whole turn. Half a turn goes back. */
export function nearestTurn(from: number, to: number, whole: number): number {
  const ahead = (((to - from) % whole) + 1.5 * whole) % whole;
  return from + ahead - whole / 2;
}
