import { splitFractions } from "#lib/core/vietnamese/split-fractions.ts";
import { tieSums } from "#lib/text/tie-sums.ts";

export type ChoiceSize = "number" | "word" | "phrase" | "clause" | "sentence";

/** How the answers of one question are set, decided by the longest of them so that none stands out. */
export function choiceSize(texts: readonly string[]): ChoiceSize {
  const longest = longestOf(texts);
  if (longest <= 4) return "number";
  if (longest <= 9) return "word";
  if (longest <= 16) return "phrase";
  // A sum is not parted, so half a phone's width must hold it in one row.
  const longestPiece = longestOf(texts.flatMap((text) => tieSums(text, text.length).split(" ")));
  return longest <= 30 && longestPiece <= 24 ? "clause" : "sentence";
}

function longestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(lengthOf));
}

/** Letters beside each other: a fraction is drawn, top over bottom. */
function lengthOf(text: string): number {
  return splitFractions(text).reduce(
    (sum, piece) => sum + (typeof piece === "string" ? piece.length : Math.max(piece.top.length, piece.bottom.length)),
    0,
  );
}
