import type { Line } from "#lib/core/line.ts";
import type { PickShapesKey, PickShapesResponse } from "./grade.ts";

/** A tile too many is spoken of before one too few. */
export function pickShapesFeedback(key: PickShapesKey, { picked }: PickShapesResponse): Line | null {
  const wrong = picked.find((place) => !key.picked.includes(place));
  if (wrong !== undefined) {
    return key.feedback[wrong] ?? null;
  }
  return picked.length < key.picked.length ? key.missed : null;
}
