/** Pictures as the art files, the stills and the .riv files share them. Art units; y points down; angles in radians. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a contour; the handles are offsets from it. */
export interface Vertex extends Point {
  readonly in: Point;
  readonly out: Point;
}

export interface Contour {
  readonly kind: "contour";
  readonly isClosed: boolean;
  readonly vertices: readonly Vertex[];
}

export interface Ellipse {
  readonly kind: "ellipse";
  readonly centre: Point;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly turn: number;
}

/** Filled together by the non-zero rule. */
export type Outline = readonly (Contour | Ellipse)[];

/** 0xAARRGGBB */
export type Colour = number;

export interface Gradient {
  readonly kind: "linear";
  readonly from: Point;
  readonly to: Point;
  readonly stops: readonly { readonly at: number; readonly colour: Colour }[];
}

export type Paint = { readonly kind: "solid"; readonly colour: Colour } | Gradient;

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly isCapRound: boolean;
  readonly isJoinRound: boolean;
}

export interface Shape {
  readonly kind: "shape";
  readonly outline: Outline;
  readonly fill: Paint | null;
  readonly stroke: Stroke | null;
}

/** How a group stands: moved from its pivot, turned and scaled about it. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly opacity: number;
}

export interface Group {
  readonly kind: "group";
  readonly name: string;
  /** In the coordinates of the art, as are the outlines of all shapes, however deep they lie. */
  readonly pivot: Point;
  readonly rest: Pose;
  /** In paint order: later is on top. */
  readonly children: readonly Item[];
}

export type Item = Shape | Group;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
