import type { Reading } from "#lib/questions/reading.ts";

/** A figure a question can be asked about. */
interface Definition<Figure> {
  /** The figure with the fields that are drawn; each is named, so that no other leaves the server. */
  toPublic(figure: Figure): Figure;
  /** What is seen, for whoever does not see it: from the fields, in the place of `alt`; absent where `alt` says all. */
  describe?(figure: NoInfer<Figure>): string;
  /** What is written on it and called otherwise than in a text; absent where nothing is. */
  readings?(figure: NoInfer<Figure>): readonly Reading[];
}

/** What the server does with a figure: nothing of it is in the scripts of a page. */
export type FigureDefinition<Figure> = Pick<Definition<Figure>, "toPublic" | "readings">;

/** Defines a figure; the type `Figure` is taken from all of them (lib/questions/figure.ts). */
export function defineFigure<Figure extends { readonly alt: string }>({
  toPublic,
  describe: altOf,
  readings,
}: Definition<Figure>): FigureDefinition<Figure> {
  return {
    toPublic: (figure) => (altOf === undefined ? toPublic(figure) : { ...toPublic(figure), alt: altOf(figure) }),
    ...(readings && { readings }),
  };
}
