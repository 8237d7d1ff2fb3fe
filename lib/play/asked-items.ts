/** Which items of a bank a player was asked. */
export interface AskedItems {
  /** In the order in which they were last asked, oldest first. */
  readonly asked: readonly string[];
  /** Those that were missed when they were last asked. */
  readonly missed: readonly string[];
}

/** How an item was answered at the first try. */
export interface ItemTry {
  readonly id: string;
  readonly isRight: boolean;
}

export const nothingAsked: AskedItems = { asked: [], missed: [] };

/** What a player was asked after these tries too. */
export function askItems(before: AskedItems, tries: readonly ItemTry[]): AskedItems {
  const asked = new Set(before.asked);
  const missed = new Set(before.missed);
  for (const { id, isRight } of tries) {
    asked.delete(id);
    asked.add(id);
    missed.delete(id);
    if (!isRight) missed.add(id);
  }
  return { asked: [...asked], missed: [...missed] };
}
