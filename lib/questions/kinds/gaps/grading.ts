import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** One place of a text where something is missing. */
export interface Gap {
  /** What stands there while it is empty: the word whose mark is missing; null for nothing. */
  readonly bare: string | null;
  /** How each tile is written there, in the order the tiles lie: "àn" for the rime "an", "Tuy" where a sentence begins. */
  readonly written: readonly string[];
}

/** Words with gaps in them, and tiles that are put into the gaps. */
export interface GapsView {
  /** As it is written, "…" for each gap: "cây …e; …e mưa". No word holds two of them. */
  readonly text: string;
  /** In the order they are read. */
  readonly gaps: readonly Gap[];
  /** As they are written, in the order they lie. */
  readonly tiles: readonly string[];
  /** Whether one tile may stand in several gaps. */
  readonly isReused: boolean;
}

export interface GapsKey {
  /** The place of the right tile for each gap. */
  readonly tiles: readonly number[];
  /** Fillings of all gaps that have a sentence of their own. */
  readonly wrong: readonly { readonly tiles: readonly number[]; readonly feedback: Line }[];
  /** For each gap what is said to each tile when it is the first wrong one and the filling has no sentence of its own. */
  readonly others: readonly (readonly Line[])[];
  /** The name of the mistake that any wrong filling comes from; it stays on the server. */
  readonly mistake?: MistakeCode;
}

export interface GapsResponse {
  /** The place of the tile that was put into each gap. */
  readonly gaps: readonly number[];
}

/** The sign of a gap in a text. */
export const gapSign = "…";

/** The text with each gap written as `write` says: by its place, from 0. */
export function writeGaps(text: string, write: (gap: number) => string): string {
  let gap = -1;
  return text.replaceAll(gapSign, () => {
    gap += 1;
    return write(gap);
  });
}

/** The text with its gaps filled. */
export function fillGaps({ text, gaps }: GapsView, tiles: readonly number[]): string {
  return writeGaps(text, (gap) => gaps[gap]?.written[tiles[gap] ?? -1] ?? gapSign);
}

function grade(key: GapsKey, { gaps }: GapsResponse): boolean {
  return gaps.join() === key.tiles.join();
}

/** The sentence of the filling as a whole, or of the first gap that is wrong. */
function feedback({ tiles, wrong, others }: GapsKey, { gaps }: GapsResponse): Line | null {
  const named = wrong.find((filling) => filling.tiles.join() === gaps.join());
  if (named !== undefined) return named.feedback;
  const first = tiles.findIndex((tile, gap) => tile !== gaps[gap]);
  return others[first]?.[gaps[first] ?? -1] ?? null;
}

export const gapsGrading: Grading<GapsKey, GapsResponse> = {
  field: "gaps",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
