import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** A tray of objects to tap: each tap takes one and numbers it, a second tap puts it back. */
export interface CountView {
  readonly picture: PictureName;
  /** How many objects lie on the tray, 1 to 20. */
  readonly total: number;
}

export interface CountKey {
  readonly count: number;
  /** Said when too few or too many were taken. */
  readonly tooFew: Line;
  readonly tooMany: Line;
}

export interface CountResponse {
  readonly count: number;
}

function grade(key: CountKey, response: CountResponse): boolean {
  return response.count === key.count;
}

function feedback(key: CountKey, response: CountResponse): Line | null {
  if (response.count === key.count) {
    return null;
  }
  return response.count < key.count ? key.tooFew : key.tooMany;
}

export const countGrading: Grading<CountKey, CountResponse> = {
  field: "count",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
