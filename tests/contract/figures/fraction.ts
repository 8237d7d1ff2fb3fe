import { labelSize, layWholes } from "#components/figures/fraction/lay-wholes.ts";
import { partSize } from "#components/figures/fraction/part-places.ts";
import { wordsSize } from "#components/figures/words-size.ts";
import type { FractionWhole } from "#lib/questions/figures/fraction.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** More parts than these cannot be told apart on a phone. */
const mostParts: Readonly<Record<FractionWhole["form"], number>> = { bar: 20, circle: 12, grid: 100, set: 40 };

function isWhole({ form, parts, painted, crossed, columns }: FractionWhole): boolean {
  const counts = [parts, painted, crossed].every((count) => Number.isInteger(count) && count >= 0);
  const isEven = form !== "grid" || parts % columns === 0;
  const isLaid = form === "bar" || form === "circle" || (columns >= 1 && columns <= 12 && columns <= parts && isEven);
  return counts && isLaid && parts >= 1 && parts <= mostParts[form] && painted <= parts && crossed <= painted;
}

/** Smaller words in a part are not read on a phone. */
const smallest = 10.5;

function isWritten(wholes: readonly FractionWhole[]): boolean {
  return layWholes(wholes).spots.every(({ whole, ...box }) => {
    const { inParts, parts } = whole;
    return inParts === undefined || (inParts.length === parts && partSize(whole, box) >= smallest);
  });
}

export const contract = figureContract("fraction", {
  faults({ wholes }) {
    const bars = wholes.filter(({ form }) => form === "bar").length;
    const isOfOneKind = bars === 0 || bars === wholes.length;
    const longest = bars > 0 ? 90 : 150 / wholes.length;
    const isShort = wholes.every(
      ({ label }) => label === null || (label.trim() !== "" && wordsSize(label, labelSize).width <= longest),
    );
    const isThere = wholes.length >= 1 && wholes.length <= 4;
    return isThere && isOfOneKind && isShort && wholes.every(isWhole) && isWritten(wholes)
      ? []
      : ["a fraction that cannot be drawn"];
  },
  texts: ({ wholes }) =>
    wholes.flatMap(({ label, inParts = [] }) => [label, ...inParts]).filter((text) => text !== null),
});
