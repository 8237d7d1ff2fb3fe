import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { type Laid, sizeOf, turnedCorners } from "#lib/questions/kinds/tangram/cover.ts";
import type { TangramView } from "#lib/questions/kinds/tangram/grading.ts";

/** Where a piece is: how it is turned, and its upper left corner on the grid; null in the tray. */
export interface Place {
  readonly at: Point | null;
  readonly turn: number;
}

export const toLaid = ({ at, turn }: Place): Laid | null => (at === null ? null : { ...at, turn });
const toPlace = (laid: Laid | null): Place =>
  laid === null ? { at: null, turn: 0 } : { at: { x: laid.x, y: laid.y }, turn: laid.turn };

function isSame(places: readonly Place[], last: readonly (Laid | null)[] | undefined): boolean {
  const named = (laid: Laid | null) => (laid === null ? "" : `${laid.x} ${laid.y} ${laid.turn}`);
  return last !== undefined && places.map((place) => named(toLaid(place))).join() === last.map(named).join();
}

/** Moved so far that a piece lies on the grid as a whole. */
function onGrid({ pieces, columns, rows }: TangramView, piece: number, turn: number, { x, y }: Point): Point {
  const { width, height } = sizeOf(turnedCorners(pieces[piece]?.corners ?? [], turn));
  return {
    x: Math.min(Math.max(0, Math.round(x)), columns - width),
    y: Math.min(Math.max(0, Math.round(y)), rows - height),
  };
}

interface Pieces {
  readonly places: readonly Place[];
  readonly isUnchanged: boolean;
  /** Lays a piece as near as it can lie, or takes it back where the place is null. */
  readonly put: (piece: number, at: Point | null) => void;
  readonly turn: (piece: number) => void;
}

/** What a pupil lays, turns and takes back. */
export function usePieces({ question: { view }, state }: Pick<BoardProps<"tangram">, "question" | "state">): Pieces {
  const last = state.tried.at(-1)?.laid;
  const [own, setOwn] = useState<readonly Place[]>(() => view.pieces.map((_, piece) => toPlace(last?.[piece] ?? null)));
  const change = (piece: number, to: (before: Place) => Place) =>
    setOwn((before) => before.map((place, other) => (other === piece ? to(place) : place)));
  return {
    places: state.phase === "shown" && state.key !== null ? state.key.laid.map(toPlace) : own,
    isUnchanged: isSame(own, last),
    put: (piece, at) => change(piece, ({ turn }) => ({ turn, at: at === null ? null : onGrid(view, piece, turn, at) })),
    turn: (piece) =>
      change(piece, ({ at, turn }) => {
        const next = (turn + 1) % 4;
        return { turn: next, at: at === null ? null : onGrid(view, piece, next, at) };
      }),
  };
}
