import type { Line } from "#lib/core/line.ts";
import type { FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PartName } from "#lib/text/paint-text.ts";

/** A whole of equal parts, nothing of it painted, of which the pupil paints some. */
export interface PaintView extends Pick<FractionWhole, "form" | "parts" | "columns"> {
  readonly partName: PartName;
}

export interface PaintKey {
  /** How many parts; which ones does not matter. */
  readonly count: number;
  /** Wrong numbers that come from a known mistake, each with its own sentence. */
  readonly mistakes: readonly { readonly count: number; readonly feedback: Line; readonly code?: MistakeCode }[];
  readonly tooFew: Line;
  readonly tooMany: Line;
}

export interface PaintResponse {
  /** The places of the painted parts, each once, from 0. */
  readonly painted: readonly number[];
}

function grade(key: PaintKey, { painted }: PaintResponse): boolean {
  return painted.length === key.count;
}

/** The known mistake behind a wrong number of parts. */
export function knownMistake(key: PaintKey, { painted }: PaintResponse): PaintKey["mistakes"][number] | undefined {
  return key.mistakes.find(({ count }) => count === painted.length);
}

function feedback(key: PaintKey, response: PaintResponse): Line | null {
  if (grade(key, response)) return null;
  return knownMistake(key, response)?.feedback ?? (response.painted.length < key.count ? key.tooFew : key.tooMany);
}

export const paintGrading: Grading<PaintKey, PaintResponse> = {
  field: "painted",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
