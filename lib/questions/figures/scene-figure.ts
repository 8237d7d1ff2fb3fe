import type { PictureName } from "#lib/questions/picture-name.ts";

/** Where a thing is, seen by the pupil. */
export type ScenePlace = "above" | "below" | "left" | "right" | "inside" | "outside";

/** Things around a table, a box or a tree, or standing in a row. */
export interface SceneFigure {
  readonly type: "scene";
  readonly setting: "table" | "box" | "tree" | "row";
  /** In a row the places are 1, 2, 3 … from the left and `place` is that number; around a thing it is a ScenePlace. */
  readonly things: readonly { readonly picture: PictureName; readonly place: ScenePlace | number }[];
  readonly alt: string;
}
