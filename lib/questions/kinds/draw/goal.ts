import type { GridPoint, GridSegment } from "./grid.ts";

/** A straight line that is wanted: through a point, side by side with another one or at a right angle to it. */
export interface WantedLine {
  readonly through: GridPoint;
  readonly to: GridSegment;
  readonly isUpright: boolean;
}

/** What a drawing has to be, whichever of many it is. */
export type DrawGoal =
  | { readonly type: "lines"; readonly wanted: readonly WantedLine[] }
  /** From the apex of a triangle at a right angle to its base, or to where that would go on. */
  | { readonly type: "height"; readonly apex: GridPoint; readonly base: GridSegment }
  | { readonly type: "segment"; readonly length: number }
  | {
      readonly type: "rectangle";
      /** What stands there of it already. */
      readonly given: readonly GridSegment[];
      /** The squares of both lengths, the smaller one first. */
      readonly squares: readonly number[];
      /** A corner it has to have, and the middle it has to stand around; null for any. */
      readonly corner: GridPoint | null;
      readonly middle: GridPoint | null;
    }
  | { readonly type: "circle"; readonly middle: GridPoint; readonly radius: number };

export type Goal<Type extends DrawGoal["type"]> = Extract<DrawGoal, { type: Type }>;

/** How a drawing can be wrong; what each of them means is told where it is found. */
export type DrawFault =
  | "unclear"
  | "missing"
  | "extra"
  | "same line"
  | "other relation"
  | "beside"
  | "direction"
  | "from an end"
  | "side"
  | "median"
  | "short"
  | "past"
  | "length"
  | "open"
  | "no right angles"
  | "sides"
  | "place";

export interface Judgement {
  /** Null where it is right. */
  readonly fault: DrawFault | null;
  /** The lengths that were drawn, where they are whole and what is asked for. */
  readonly sizes: readonly number[] | null;
}

export const found = (fault: DrawFault | null, sizes: readonly number[] | null = null): Judgement => ({ fault, sizes });
