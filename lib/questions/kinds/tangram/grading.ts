import type { Line } from "#lib/core/line.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { type CoverFault, coverFault, type Laid, type TangramPiece } from "./cover.ts";

/** An outline on a grid that is covered with pieces. Sides follow the lines or the diagonals of the squares. */
export interface TangramView {
  readonly columns: number;
  readonly rows: number;
  readonly outline: readonly Point[];
  /** Lines within the outline that show where pieces end; none where that is to be found. */
  readonly lines: readonly { readonly from: Point; readonly to: Point }[];
  readonly pieces: readonly TangramPiece[];
  readonly canTurn: boolean;
  /** Where pieces that were cut from one shape lie in it; null where they lie in the tray one by one. */
  readonly cutAt: readonly Point[] | null;
}

export interface TangramKey {
  readonly outline: readonly Point[];
  readonly pieces: readonly { readonly corners: readonly Point[] }[];
  /** One way to lay the pieces; every other that covers the outline is as right. Null for a piece that is not needed. */
  readonly laid: readonly (Laid | null)[];
  readonly feedback: { readonly [Fault in CoverFault]: Line };
}

export interface TangramResponse {
  /** One entry a piece, null for one that stayed in the tray. */
  readonly laid: readonly (Laid | null)[];
}

function feedback(key: TangramKey, { laid }: TangramResponse): Line | null {
  const fault = coverFault(key, laid);
  return fault === null ? null : key.feedback[fault];
}

export const tangramGrading: Grading<TangramKey, TangramResponse> = {
  field: "laid",
  hearing: "question",
  help: "board",
  grade: (key, { laid }) => laid.length === key.pieces.length && coverFault(key, laid) === null,
  feedback,
};
