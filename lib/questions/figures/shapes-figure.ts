import type { Point, ShapePart } from "./shape-part.ts";

/** Shapes, blocks or things drawn exactly, from back to front, on a field of width by height. */
export interface ShapesFigure {
  readonly type: "shapes";
  readonly width: number;
  readonly height: number;
  readonly parts: readonly ShapePart[];
  /** Numbers on the drawing (a hint), each around its point. */
  readonly labels: readonly (Point & { readonly label: string })[];
  readonly alt: string;
}
