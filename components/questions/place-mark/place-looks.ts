import type { BoardState } from "#components/questions/board-state.ts";

/** put: by the pupil, not marked yet; tried: wrong as it stands; right: belongs there; shown: belongs there and was not found; struck: did not belong there. */
export type PlaceLook = "empty" | "waiting" | "put" | "tried" | "right" | "shown" | "struck";

interface Put {
  readonly put: readonly number[];
  readonly waiting: number | null;
}

interface Seen {
  readonly look: PlaceLook;
  /** The mark that is seen there; 0 for none. */
  readonly mark: number;
}

/** While marks may still be put. */
function lookOpen({ tried, wrongPart }: BoardState<"place-mark">, { put, waiting }: Put, place: number): Seen {
  const mark = put[place] ?? 0;
  if (waiting === place) return { look: "waiting", mark };
  if (mark === 0) return { look: "empty", mark };
  return { look: wrongPart === place && tried.at(-1)?.marks[place] === mark ? "tried" : "put", mark };
}

/** Once it may be seen what is right. */
function lookKnown(right: number, sent: number): Seen {
  if (right > 0) return { look: sent === right ? "right" : "shown", mark: right };
  return { look: sent > 0 ? "struck" : "empty", mark: sent };
}

/** How a place looks, and which mark is seen there. */
export function lookAt(state: BoardState<"place-mark">, put: Put, place: number): Seen {
  if (state.key === null) return lookOpen(state, put, place);
  return lookKnown(state.key.marks[place] ?? 0, state.tried.at(-1)?.marks[place] ?? 0);
}
