import { splitFractions, type TextPiece } from "#lib/core/vietnamese/split-fractions.ts";

/** How wide the bold letters of the headings are, in parts of their size; measured. */
const widths: readonly (readonly [number, string])[] = [
  [0.2, " \u00a0\u202f'"],
  [0.28, "ijlI,.:;()!²³/|"],
  [0.4, "ftrJ°-"],
  [0.5, "csz?x+=−×<>L"],
  [0.6, "0123456789ABKPRVXY\u01a1"],
  [0.68, "wDGHNOQU\u0110\u2026\u01b0"],
  [0.8, "mMW%\u01af\u01a0"],
];
const usual = 0.57;
const widthOf = new Map(
  widths.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** Top and bottom of a fraction, in parts of the size of the text around it. */
const fractionScale = 0.86;
const fractionPad = 0.16;

function lineWidth(text: string): number {
  const letters = Array.from(text.normalize("NFC"), (letter) => widthOf.get(letter) ?? widthOf.get(bareOf(letter)));
  return letters.reduce<number>((sum, width) => sum + (width ?? usual), 0);
}

/** A letter without its marks. */
function bareOf(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}

function pieceWidth(piece: TextPiece): number {
  if (typeof piece === "string") return lineWidth(piece);
  return fractionScale * (Math.max(lineWidth(piece.top), lineWidth(piece.bottom)) + 2 * fractionPad);
}

/** The pieces of a text with the room each takes, and the room they take together. */
export function wordsSize(text: string, size: number) {
  const pieces = splitFractions(text).map((piece) => ({ piece, width: pieceWidth(piece) * size }));
  const isTall = pieces.some(({ piece }) => typeof piece !== "string");
  return {
    pieces,
    width: pieces.reduce((sum, { width }) => sum + width, 0),
    height: size * (isTall ? 1.56 : 0.8),
    fractionSize: size * fractionScale,
  };
}
