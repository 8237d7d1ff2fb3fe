import type { Line } from "#lib/core/line.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A wrong number in one place of an answer that comes from a known mistake, with its own sentence. */
export interface PlaceMistake {
  readonly place: number;
  readonly value: number;
  readonly feedback: Line;
  readonly code?: MistakeCode;
}

/** The known mistake behind a wrong number; undefined where there is none. */
export function findPlaceMistake(
  mistakes: readonly PlaceMistake[],
  wrong: number,
  written: number | undefined,
): PlaceMistake | undefined {
  return mistakes.find(({ place, value }) => place === wrong && value === written);
}
