import type { Line } from "#lib/core/line.ts";
import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** A picture of shapes or things of which all that fit are to be found. */
export interface PickShapesView {
  /** Six or nine, each drawn into a field of 100 by 100, in reading order. */
  readonly tiles: readonly PickTile[];
}

export interface PickTile {
  readonly part: ShapePart;
  /** What the tile is called aloud; says no more than its colour or the thing's name. */
  readonly name: string;
}

export interface PickShapesKey {
  /** The places of all that fit, rising. */
  readonly picked: readonly number[];
  /** Said when only a part of them was found. */
  readonly missed: Line;
  /** `feedback[i]` says why tile i does not belong; null where it does. */
  readonly feedback: readonly (Line | null)[];
}

export interface PickShapesResponse {
  /** Places of tiles, rising. */
  readonly picked: readonly number[];
}

function grade(key: PickShapesKey, { picked }: PickShapesResponse): boolean {
  return picked.length === key.picked.length && picked.every((place, index) => place === key.picked[index]);
}

/** A tile too many is spoken of before one too few. */
function feedback(key: PickShapesKey, { picked }: PickShapesResponse): Line | null {
  const wrong = picked.find((place) => !key.picked.includes(place));
  if (wrong !== undefined) {
    return key.feedback[wrong] ?? null;
  }
  return picked.length < key.picked.length ? key.missed : null;
}

export const pickShapesGrading: Grading<PickShapesKey, PickShapesResponse> = {
  field: "picked",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
