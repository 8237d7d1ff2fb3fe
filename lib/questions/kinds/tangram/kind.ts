import { z } from "zod";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { coverFault, type Laid } from "./cover.ts";
import { type TangramKey, type TangramView, tangramGrading } from "./grading.ts";

const mostPieces = 8;
/** Squares of the largest grid, in a row or a column. */
const longestSide = 8;

const laid = z.strictObject({
  x: z.int().min(0).max(longestSide),
  y: z.int().min(0).max(longestSide),
  turn: z.int().min(0).max(3),
});

const toPoint = ({ x, y }: Point): Point => ({ x, y });

/** The view with exactly the fields that are shown. */
function toView({ columns, rows, outline, lines, pieces, canTurn, cutAt }: TangramView): TangramView {
  return {
    columns,
    rows,
    outline: outline.map(toPoint),
    lines: lines.map(({ from, to }) => ({ from: toPoint(from), to: toPoint(to) })),
    pieces: pieces.map(({ corners, paint, name }) => ({ corners: corners.map(toPoint), paint, name })),
    canTurn,
    cutAt: cutAt === null ? null : cutAt.map(toPoint),
  };
}

/** The key with exactly its fields. */
function toKey({ outline, pieces, laid: places, feedback }: TangramKey): TangramKey {
  return {
    outline: outline.map(toPoint),
    pieces: pieces.map(({ corners }) => ({ corners: corners.map(toPoint) })),
    laid: places.map((at) => (at === null ? null : { x: at.x, y: at.y, turn: at.turn })),
    feedback: {
      outside: toPublicLine(feedback.outside),
      overlap: toPublicLine(feedback.overlap),
      gap: toPublicLine(feedback.gap),
    },
  };
}

type Places = readonly (Laid | null)[];

/** Every piece in turn left away, or moved by a square. */
function oneAmiss(places: Places): Places[] {
  const changed = (place: number, at: Laid | null) => places.map((before, other) => (other === place ? at : before));
  return places.flatMap((at, place) =>
    at === null ? [] : [changed(place, null), changed(place, { ...at, x: at.x === 0 ? 1 : at.x - 1 })],
  );
}

export const tangramKind = defineKind(tangramGrading, {
  response: z.strictObject({ laid: z.array(laid.nullable()).min(1).max(mostPieces) }),
  toView,
  toKey,
  countTaps: (_, key) => key.laid.reduce((taps, at) => taps + (at === null ? 0 : 1 + at.turn), 1),
  nameMistake: (key, response) => (coverFault(key, response.laid) === "gap" ? "PARTIAL" : "FIELD"),
  examples(_view, key) {
    const wrong = oneAmiss(key.laid).filter((places) => coverFault(key, places) !== null);
    return { right: [{ laid: key.laid }], wrong: wrong.map((places) => ({ laid: places })) };
  },
});
