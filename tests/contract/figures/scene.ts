import { spots } from "#components/figures/scene/lay-scene.ts";
import type { SceneFigure } from "#lib/questions/figures/scene.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

function isPlaced(setting: Exclude<SceneFigure["setting"], "row">, things: SceneFigure["things"]): boolean {
  return things.every(({ place }) => {
    const most = typeof place === "number" ? 0 : (spots[setting][place]?.most ?? 0);
    return things.filter((thing) => thing.place === place).length <= most;
  });
}

export const contract = figureContract("scene", {
  faults({ setting, things, marked = 0, counted }) {
    const isThere = things[marked] !== undefined;
    const isCounted = counted === undefined || (setting === "row" && counted.to >= 1 && counted.to <= things.length);
    if (!(isThere && isCounted)) return ["a ring or a number where no thing is"];
    if (setting === "row") {
      const places = things.map(({ place }) => place).toSorted();
      const isFull = places.length >= 2 && places.length <= 7 && places.every((place, at) => place === at + 1);
      return isFull ? [] : ["a row with gaps, or too long"];
    }
    // What stands outside a box takes the place at its right.
    const isBoth = ["outside", "right"].every((side) => things.some(({ place }) => place === side));
    return things.length >= 1 && isPlaced(setting, things) && !isBoth ? [] : ["a thing where none can be"];
  },
  texts: ({ counted }) => Array.from({ length: counted?.to ?? 0 }, (_, place) => String(place + 1)),
});
