import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** none: the outline alone; the others are soft fills that tell surfaces apart. */
export type DiagramTone = "none" | "first" | "second" | "third";

export type LineLook = "solid" | "thick" | "pale" | "dashed";

/** One thing on a drawing, in the units of its field. Nothing here says what a figure is called: that is to be seen. */
export type DiagramMark =
  /** A polygon, closed. */
  | { readonly form: "area"; readonly corners: readonly Point[]; readonly tone: DiagramTone }
  | {
      readonly form: "circle";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly tone: DiagramTone;
    }
  | {
      readonly form: "oval";
      readonly x: number;
      readonly y: number;
      readonly rx: number;
      readonly ry: number;
      readonly tone: DiagramTone;
    }
  /** A straight line; "through" goes a little past both its points, as a line without ends. */
  | {
      readonly form: "line";
      readonly from: Point;
      readonly to: Point;
      readonly look: LineLook;
      readonly ends: "plain" | "arrow" | "arrows" | "through";
    }
  /** A smooth curve through its points. */
  | { readonly form: "curve"; readonly points: readonly Point[]; readonly look: LineLook }
  /** The bow of an angle; degrees anticlockwise from the right. */
  | {
      readonly form: "arc";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
    }
  /** The small square of a right angle at a corner, between the directions of two other points. */
  | { readonly form: "right-angle"; readonly at: Point; readonly towards: readonly [Point, Point] }
  /** One or more short strokes across the middle of a side: sides with as many strokes are equal. */
  | { readonly form: "ticks"; readonly from: Point; readonly to: Point; readonly count: 1 | 2 | 3 }
  /** A point; its name stands on the given side, away from the lines. */
  | {
      readonly form: "point";
      readonly x: number;
      readonly y: number;
      readonly name: string | null;
      /** Degrees anticlockwise from the right. */
      readonly nameAt: number;
      readonly isDrawn: boolean;
    }
  /** Words or a number at a place; "?" stands out. */
  | { readonly form: "label"; readonly x: number; readonly y: number; readonly text: string }
  /** What a side measures, beside its middle; on the left of the way from `from` to `to` for side 1, right for -1. */
  | {
      readonly form: "length";
      readonly from: Point;
      readonly to: Point;
      readonly text: string;
      readonly side: 1 | -1;
      /** Whether a line with arrows runs along, at a distance: for a measure that is no side. */
      readonly hasArrows: boolean;
    }
  /** Squared paper: columns by rows squares from the upper left corner. */
  | {
      readonly form: "grid";
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly columns: number;
      readonly rows: number;
      /** Millimetres of a square in print, where something is drawn or measured on it; as many as there is room for where absent. */
      readonly printed?: number;
    }
  /** A protractor ("thước đo góc") with its middle at a point, its zero to the right, marks each ten degrees. */
  | { readonly form: "protractor"; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly form: "picture";
      readonly picture: PictureName;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    };
