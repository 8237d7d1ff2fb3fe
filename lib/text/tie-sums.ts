const aroundSigns = /(?<=\d) (?=[+−×:=<>] \d)|(?<=\d [+−×:=<>]) (?=\d)/gu;

/** The place of a space that is to be tied; it stands in no text. */
const tie = "\ue000";

/**
 * A line with no-break spaces inside its sums: "8 + 7 = 15" is never parted at the end of a row. A sum of more than
 * `most` letters may be parted, as a small phone has no row for it.
 */
export function tieSums(text: string, most = 16): string {
  return text
    .replace(aroundSigns, tie)
    .split(" ")
    .map((piece) => piece.replaceAll(tie, piece.length > most ? " " : "\u00a0"))
    .join(" ");
}
