/** What was put where, and what a tap does next. Marks are counted from 1; 0 is none. */
export interface Marking {
  readonly put: readonly number[];
  /** The mark that a tap on a place puts there. */
  readonly hand: number;
  /** The place that was tapped before a mark was chosen. */
  readonly waiting: number | null;
}

/** The mark in hand goes to the place, or away where it stands already; without one the place waits, or loses its mark. */
export function tapPlace({ put, hand, waiting }: Marking, place: number): Marking {
  const there = put[place] ?? 0;
  if (hand === 0 && there === 0) return { put, hand, waiting: waiting === place ? null : place };
  return { put: put.with(place, there === hand ? 0 : hand), hand, waiting: null };
}

/** A mark goes to the place that waits; where none does, it is taken into the hand, or laid down again. */
export function tapMark({ put, hand, waiting }: Marking, mark: number): Marking {
  if (waiting !== null) return { put: put.with(waiting, mark), hand, waiting: null };
  return { put, hand: hand === mark ? 0 : mark, waiting };
}
