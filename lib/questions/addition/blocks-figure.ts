import type { BaseTenFigure } from "#lib/questions/figure.ts";
import { additionText } from "#lib/text/addition-text.ts";

/** Numbers below 100 as rods of ten and single cubes, one group a number. */
export function blocksFigure(numbers: readonly number[]): BaseTenFigure {
  const groups = numbers.map((value) => ({ tens: Math.floor(value / 10), ones: value % 10 }));
  return {
    type: "base-ten",
    groups,
    alt: additionText.blocksAlt(groups.map(({ tens, ones }) => additionText.blocksGroup(tens, ones))),
  };
}
