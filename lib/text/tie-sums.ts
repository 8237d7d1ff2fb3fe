/** What a sign stands between: the ends of numbers, letters for numbers, brackets and gaps. */
const before = String.raw`(?:[\d…?□)%]|(?<!\p{L})[a-z])`;
const after = String.raw`(?:[\d…?□(]|[a-z](?!\p{L}))`;
const sign = "[+−×:=<>…]";
const aroundSigns = new RegExp(`(?<=${before}) (?=${sign} ${after})|(?<=${before} ${sign}) (?=${after})`, "gu");

/** The place of a space that is to be tied; it stands in no text. */
const tie = "\ue000";
const beforeSides = new RegExp(`${tie}(?=[=<>])`, "u");

/** Numbers that stay with the word they count: "3 con vịt", "15 phút". */
export function tieUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L}{1,8}(?!\p{L}))/gu, "\u00a0");
}

/**
 * A line with no-break spaces inside its sums: "8 + 7 = 15" is never parted at the end of a row. A sum of more than
 * `most` letters, for which a small phone has no row, may be parted before "=", and anywhere on a side as long as that.
 */
export function tieSums(text: string, most = 16): string {
  const tied = (piece: string) => piece.replaceAll(tie, piece.length > most ? " " : "\u00a0");
  return text
    .replace(aroundSigns, tie)
    .split(" ")
    .map((piece) => (piece.length > most ? piece.split(beforeSides).map(tied).join(" ") : tied(piece)))
    .join(" ");
}
