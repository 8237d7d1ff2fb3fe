import { axisLayout } from "#components/figures/axis/axis-layout.ts";
import { wordsSize } from "#components/figures/words-size.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** Two marks closer than this, on a phone's 320, run together. */
const closest = 5;

function textsOf({ marks, pointers, hops }: AxisFigure): string[] {
  return [...marks, ...pointers, ...hops].flatMap(({ label }) => label ?? []);
}

export const contract = figureContract("axis", {
  faults(figure) {
    const { from, to, marks, pointers, hops } = figure;
    const ends = [...marks, ...pointers].map(({ at }) => at).concat(hops.flatMap((hop) => [hop.from, hop.to]));
    const places = marks.map(({ at }) => at).toSorted((first, second) => first - second);
    const { xOf, isTouching, isInside, width, size } = axisLayout(figure);
    const isSpread = places.every((at, place) => place === 0 || xOf(at) - xOf(places[place - 1] ?? 0) >= closest);
    const isShort = textsOf(figure).every((text) => text.trim() !== "" && wordsSize(text, size).width < width / 2);
    const isWithin = from < to && places.length >= 2 && ends.every((at) => at >= from && at <= to);
    return [
      ...(isWithin && hops.every((hop) => hop.from !== hop.to) ? [] : ["an axis that is left"]),
      ...(isSpread && isShort && isInside && !isTouching ? [] : ["an axis that is too full"]),
    ];
  },
  texts: textsOf,
});
