interface Stretch {
  readonly words: string;
  readonly isLit: boolean;
  readonly place: number;
}

/** A text in stretches, those that stand out and those between them; `lit` is in order and each stretch inside the text. */
export function litStretches(
  text: string,
  lit: readonly { readonly from: number; readonly to: number }[],
): readonly Stretch[] {
  const ends = [0, ...lit.flatMap(({ from, to }) => [from, to]), text.length];
  return ends
    .slice(1)
    .map((to, place) => ({ words: text.slice(ends[place], to), isLit: place % 2 === 1, place }))
    .filter(({ words }) => words !== "");
}
