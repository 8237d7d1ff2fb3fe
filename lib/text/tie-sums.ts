const aroundSigns = /(?<=\d) (?=[+−×:=<>] \d)|(?<=\d [+−×:=<>]) (?=\d)/gu;

/** A line with no-break spaces inside its sums: "8 + 7 = 15" is never parted at the end of a row. */
export function tieSums(text: string): string {
  return text.replace(aroundSigns, "\u00a0");
}
