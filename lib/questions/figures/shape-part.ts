import type { ThingName } from "./thing-name.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Colours a child can name. */
export type Paint = "red" | "yellow" | "green" | "blue" | "purple" | "pink";

/** full: painted; pale: stepping back behind what is asked about; traced: its rim alone, drawn over something else. */
export type ShapeLook = "full" | "pale" | "traced";

/** A circle where rx = ry. */
export interface OvalPart extends Point {
  readonly form: "oval";
  readonly rx: number;
  readonly ry: number;
  readonly paint: Paint;
  readonly look: ShapeLook;
}

export interface PolygonPart {
  readonly form: "polygon";
  /** Three or more, around the shape. */
  readonly corners: readonly Point[];
  readonly paint: Paint;
  readonly look: ShapeLook;
}

/** Straight lines of a drawing, as with a ruler. */
export interface LinesPart {
  readonly form: "lines";
  readonly lines: readonly { readonly from: Point; readonly to: Point }[];
}

/** A block seen from above one of its edges; x, y is the middle of the drawing, the three edges have their true lengths. */
export interface BlockPart extends Point {
  readonly form: "block";
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly paint: Paint;
}

/** A round block that stands; x, y is the middle of the drawing. */
export interface CylinderPart extends Point {
  readonly form: "cylinder";
  readonly radius: number;
  readonly height: number;
  readonly paint: Paint;
}

export interface BallPart extends Point {
  readonly form: "ball";
  readonly radius: number;
  readonly paint: Paint;
}

/** A thing of every day, drawn into a square field of that size around x, y. */
export interface ThingPart extends Point {
  readonly form: "thing";
  readonly thing: ThingName;
  readonly size: number;
}

/** A square field with a question mark. */
export interface GapPart extends Point {
  readonly form: "gap";
  readonly size: number;
}

/** A dashed frame around things that belong together; x, y is its upper left corner. */
export interface FramePart extends Point {
  readonly form: "frame";
  readonly width: number;
  readonly height: number;
}

/** One thing in a drawing of shapes. Nothing here says what a shape is called: that is to be seen. */
export type ShapePart =
  | OvalPart
  | PolygonPart
  | LinesPart
  | BlockPart
  | CylinderPart
  | BallPart
  | ThingPart
  | GapPart
  | FramePart;
