import type { PictureName } from "#lib/questions/picture-name.ts";

/** Strokes in bundles of five ("kiểm đếm"): four upright and one across. */
export interface TallyFigure {
  readonly type: "tally";
  /** At most 20 strokes a row. */
  readonly rows: readonly { readonly name: string; readonly picture: PictureName | null; readonly count: number }[];
  readonly alt: string;
}
