/** A seeded source of chance. The only chance the pure folders may use. */
export interface Rng {
  /** A whole number from `min` to `max`, both included, each equally likely. Throws a RangeError when max < min. */
  int(min: number, max: number): number;
  /** One of the items, each equally likely. Throws a RangeError on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** A new list of the same items in an even random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}
