import type { PictureName } from "#lib/questions/picture-name.ts";

/** A chart of pictures ("biểu đồ tranh"): a row for each kind, a picture for each `each` things. */
export interface PictogramFigure {
  readonly type: "pictogram";
  readonly title: string;
  /** `pictures` is how many are drawn in the row, at most ten. */
  readonly rows: readonly { readonly name: string; readonly picture: PictureName; readonly pictures: number }[];
  readonly each: number;
  readonly alt: string;
}
