import { fitsLabel } from "#components/figures/label-lines.ts";
import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { coinText, timesText } from "#lib/text/chance-text.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** One for each face where there are some, short enough to stand below it. */
function areCounts({ faces, counts }: { faces: readonly unknown[]; counts?: readonly number[] }): boolean {
  if (counts === undefined) return true;
  return (
    counts.length === faces.length && counts.every((count) => Number.isInteger(count) && count > 0 && count < 1000)
  );
}

function isDrawn(thing: ChanceThing): boolean {
  switch (thing.form) {
    case "bag":
    case "box": {
      const total = thing.balls.reduce((sum, { count }) => sum + count, 0);
      const isCounted = thing.balls.every(({ count }) => Number.isInteger(count) && count >= 1);
      const isApart = new Set(thing.balls.map(({ paint }) => paint)).size === thing.balls.length;
      return isCounted && isApart && total >= 1 && total <= 12;
    }
    case "spinner": {
      const isFull = thing.labels.length === 0 || thing.labels.length === thing.sectors.length;
      const isRound = thing.sectors.length >= 2 && thing.sectors.length <= 10;
      return (
        isFull && isRound && thing.labels.every((label) => fitsLabel(label, thing.sectors.length > 6 ? 34 : 50, 16, 1))
      );
    }
    case "dice":
      return (
        thing.faces.length >= 1 &&
        thing.faces.length <= 3 &&
        areCounts(thing) &&
        thing.faces.every((face) => [1, 2, 3, 4, 5, 6].includes(face))
      );
    case "coins":
      return thing.faces.length >= 1 && thing.faces.length <= 4 && areCounts(thing);
  }
}

function textsOf(thing: ChanceThing): readonly string[] {
  if (thing.form === "spinner") return thing.labels;
  if ("balls" in thing) return [];
  const { counts = [] } = thing;
  return thing.form === "coins"
    ? [...thing.faces.map((face) => coinText[face]), ...counts.map(String)]
    : counts.map(timesText);
}

export const contract = figureContract("chance", {
  faults: ({ things }) =>
    things.length >= 1 && things.length <= 2 && things.every(isDrawn) ? [] : ["a trial of chance that cannot be drawn"],
  texts: ({ things }) => things.flatMap(textsOf),
});
