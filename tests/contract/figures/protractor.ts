import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("protractor", {
  faults({ width, height, corner, sides, laid, lit, names }) {
    const isOnSheet = corner.x >= 0 && corner.y >= 0 && corner.x <= width && corner.y <= height;
    const [one, other] = sides;
    return [
      ...(isOnSheet ? [] : ["the corner is not on the sheet"]),
      ...(other !== null && (other - one) % 360 === 0 ? ["both sides are one"] : []),
      ...(lit !== null && laid === null ? ["a ring is lit where there is no protractor"] : []),
      ...(lit !== null && (lit.number % 10 !== 0 || lit.number < 0 || lit.number > 180) ? ["no such number"] : []),
      ...(new Set(names).size === 3 ? [] : ["two points have one name"]),
    ];
  },
  // The numbers of the rings are there to be read; only the one that stands out is told.
  texts: ({ names, lit }) => [...names, ...(lit === null || lit.number === 0 ? [] : [`${lit.number}°`])],
});
