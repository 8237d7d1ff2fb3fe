/** Items that follow each other and are alike, together. */
export function runsOf<Item>(
  items: readonly Item[],
  isAlike: (item: Item, before: Item) => boolean,
): readonly (readonly Item[])[] {
  const starts = items.flatMap((item, place) => {
    const before = items[place - 1];
    return before !== undefined && isAlike(item, before) ? [] : place;
  });
  return starts.map((start, at) => items.slice(start, starts[at + 1]));
}
