import { labelRoom } from "#components/figures/label-room.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Box } from "./crosses.ts";
import { diagramSize } from "./diagram-size.ts";
import { way } from "./way.ts";

const gap = 5.5;
/** How far from its points a line with arrows runs. */
export const arrowsAway = 13;

type LengthMark = Extract<DiagramMark, { form: "length" }>;

/** The room of a measure that stands clear of its side, however that leans, so far on the way along it (0.5: its middle). */
export function lengthPlace({ from, to, text, side, hasArrows }: LengthMark, share: number): Box {
  const { left } = way(from, to);
  const { width, height } = labelRoom(text, diagramSize);
  const room = (Math.abs(left.x) * width + Math.abs(left.y) * height) / 2;
  const away = side * (room + gap + (hasArrows ? arrowsAway : 0));
  return {
    x: from.x + (to.x - from.x) * share + left.x * away,
    y: from.y + (to.y - from.y) * share + left.y * away,
    width,
    height,
  };
}
