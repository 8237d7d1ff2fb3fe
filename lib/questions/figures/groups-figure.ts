import type { PictureName } from "#lib/questions/picture-name.ts";

/** Things in groups: on plates, or in the rows of an array. */
export interface GroupsFigure {
  readonly type: "groups";
  readonly picture: PictureName;
  /** plates: each group on a plate; rows: one group a row, one thing below the other; loose: a heap to be shared. */
  readonly holder: "plates" | "rows" | "loose";
  /** How many things lie in each group; 0 is an empty plate. At most ten groups and 100 things. */
  readonly sizes: readonly number[];
  /** A ring around each so many things of a row or heap (a hint); 0 for none. */
  readonly ringed: number;
  readonly alt: string;
}
