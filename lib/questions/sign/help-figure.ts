import type { Figure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { compareText } from "#lib/text/compare-text.ts";

const twoKinds: readonly [PictureName, PictureName] = ["apple", "mango"];

/** Numbers one after the other as things in ten frames that stand on narrow cards, or as rods and cubes from 21 up; all of them below 100. */
export function helpFigure(parts: readonly number[], range: 10 | 20 | 100): Figure {
  if (range === 100) {
    const groups = parts.map((value) => ({ tens: Math.floor(value / 10), ones: value % 10 }));
    return { type: "base-ten", groups, crossed: { tens: 0, ones: 0 }, alt: compareText.blocksAlt };
  }
  const groups = parts.map((value, place) => ({ picture: twoKinds[place] ?? twoKinds[0], count: value }));
  return {
    type: "ten-frame",
    frames: range === 20 ? 2 : 1,
    isStanding: true,
    groups: groups.filter(({ count }) => count > 0),
    labels: [],
    crossed: 0,
    alt: compareText.frameAlt(twoKinds[0]),
  };
}
