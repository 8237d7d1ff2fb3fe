import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { blocksOf, describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** Rods of ten and single cubes, one group for each number. */
export interface BaseTenFigure {
  readonly type: "base-ten";
  readonly groups: readonly { readonly tens: number; readonly ones: number }[];
  /** So many rods and cubes of the last group are crossed out: taken away. */
  readonly crossed: { readonly tens: number; readonly ones: number };
  /** Writes below its rods and its cubes how many they are: of each number its digits (an explanation). */
  readonly isCounted?: true;
  readonly alt: string;
}

function toPublic(figure: BaseTenFigure): BaseTenFigure {
  return {
    type: "base-ten",
    groups: figure.groups.map(({ tens, ones }) => ({ tens, ones })),
    crossed: { tens: figure.crossed.tens, ones: figure.crossed.ones },
    ...(figure.isCounted === true && { isCounted: true }),
    alt: figure.alt,
  };
}

function describeBlocks({ groups, crossed }: BaseTenFigure): string {
  const taken = blocksOf(crossed);
  return [...groups.map(blocksOf), ...(taken === "" ? [] : [descriptionText.crossedBlocks(taken)])].join("; ");
}

export const baseTenFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, describeBlocks(figure)),
});
