import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

function around({ x, y }: Point, across: number, down: number): readonly Point[] {
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
  ];
}

/** Points that a mark lies between, its words aside: as far as it reaches to each side. */
export function reachOf(mark: DiagramMark): readonly Point[] {
  switch (mark.form) {
    case "area":
      return mark.corners;
    case "circle":
    case "arc":
    case "protractor":
      return around(mark, mark.radius, mark.radius);
    case "oval":
      return around(mark, mark.rx, mark.ry);
    case "picture":
      return around(mark, mark.size / 2, mark.size / 2);
    case "line":
    case "ticks":
    case "length":
      return [mark.from, mark.to];
    case "curve":
      return mark.points;
    case "right-angle":
      return [mark.at];
    case "grid":
      return [mark, { x: mark.x + mark.columns * mark.size, y: mark.y + mark.rows * mark.size }];
    case "point":
    case "label":
      return [mark];
  }
}
