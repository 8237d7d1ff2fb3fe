/** A carried digit as it is noted small at a column, 1 being the tens. */
export interface CarriedNote {
  readonly column: number;
  readonly digit: number;
}

interface Carried {
  readonly carries: readonly number[];
  readonly carried?: readonly number[];
}

/** What is noted at the columns that something is carried into: a 1 but in products. */
export function carriedNotes({ carries, carried }: Carried): CarriedNote[] {
  return carries.map((column, place) => ({ column, digit: carried?.[place] ?? 1 }));
}
