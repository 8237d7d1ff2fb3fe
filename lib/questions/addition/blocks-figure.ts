import type { BaseTenFigure } from "#lib/questions/figures/base-ten.ts";
import { additionText } from "#lib/text/addition-text.ts";

/** Numbers below 100 as rods of ten and single cubes, one group a number. */
export function blocksFigure(numbers: readonly number[]): BaseTenFigure {
  return {
    type: "base-ten",
    groups: numbers.map((value) => ({ tens: Math.floor(value / 10), ones: value % 10 })),
    crossed: { tens: 0, ones: 0 },
    alt: additionText.blocksAlt(numbers),
  };
}
