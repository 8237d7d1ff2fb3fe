import type { NoteValue } from "#lib/questions/figures/money.ts";

/** The ways with the first notes of a purse whose largest note comes first, before they are put in order. */
function waysFrom(purse: readonly NoteValue[], amount: number): NoteValue[][] {
  if (amount === 0) return [[]];
  const [note] = purse;
  if (note === undefined || amount < 0) return [];
  const others = purse.filter((other) => other !== note);
  const most = purse.length - others.length;
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
    waysFrom(others, amount - count * note).map((way) => [...Array.from({ length: count }, () => note), ...way]),
  );
}

/** Every way to pay an amount with notes of a purse: the fewest notes first, of equally many the largest. */
export function waysToPay(purse: readonly NoteValue[], amount: number): readonly (readonly NoteValue[])[] {
  return waysFrom(purse, amount).toSorted((one, other) => {
    const at = one.findIndex((note, place) => note !== other[place]);
    return one.length - other.length || (other[at] ?? 0) - (one[at] ?? 0);
  });
}
