export interface Wanted {
  /** Where its middle would best be. */
  readonly y: number;
  readonly height: number;
}

/** Middles of labels one above the other, near where each wants to be, none on another, none outside where there is room. */
export function spread(labels: readonly Wanted[], top: number, bottom: number): number[] {
  const order = labels.map((label, at) => ({ ...label, at })).toSorted((one, other) => one.y - other.y);
  const middles: number[] = new Array(labels.length).fill(0);
  let free = top;
  for (const { y, height, at } of order) {
    const middle = Math.max(y, free + height / 2);
    middles[at] = middle;
    free = middle + height / 2;
  }
  let limit = bottom;
  for (const { height, at } of order.toReversed()) {
    const middle = Math.min(middles[at] ?? 0, limit - height / 2);
    middles[at] = middle;
    limit = middle - height / 2;
  }
  return middles;
}
