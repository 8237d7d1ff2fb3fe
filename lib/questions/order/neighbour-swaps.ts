/** The same order with one pair of neighbours swapped, for every pair. */
export function neighbourSwaps(order: readonly number[]): number[][] {
  return order.slice(1).map((card, place) => {
    const swapped = [...order];
    swapped.splice(place, 2, card, order[place] ?? card);
    return swapped;
  });
}
