import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Segment } from "./crosses.ts";
import { turned } from "./turned.ts";

function around(corners: readonly Point[]): Segment[] {
  return corners.map((corner, place) => [corner, corners[(place + 1) % corners.length] ?? corner]);
}

const turns = Array.from({ length: 24 }, (_, place) => place * 15);

/** The lines a mark draws, bows as many short ones: words keep clear of them. */
export function segmentsOf(mark: DiagramMark): Segment[] {
  switch (mark.form) {
    case "area":
      return around(mark.corners);
    case "line":
      return [[mark.from, mark.to]];
    case "curve":
      return around(mark.points).slice(0, -1);
    case "circle":
      return around(turns.map((turn) => turned(mark, mark.radius, turn)));
    case "oval":
      return around(
        turns.map((turn) => {
          const { x, y } = turned({ x: 0, y: 0 }, 1, turn);
          return { x: mark.x + x * mark.rx, y: mark.y + y * mark.ry };
        }),
      );
    default:
      return [];
  }
}
