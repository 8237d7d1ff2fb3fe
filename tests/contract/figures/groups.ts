import { layGroups } from "#components/figures/groups/lay-groups.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** A thing smaller than this, on a phone's 320, cannot be counted. */
const smallest = 13;

export const contract = figureContract("groups", {
  faults(figure) {
    const { holder, sizes, ringed, labels = [] } = figure;
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const isCounted = [...sizes, ringed].every((size) => Number.isInteger(size) && size >= 0) && total <= 100;
    const isThere = sizes.length >= 1 && sizes.length <= 10 && (holder === "plates" || total > 0);
    const isRinged =
      ringed === 0 || (holder !== "plates" && (holder === "rows" ? Math.max(...sizes) : total) >= ringed);
    if (!(isCounted && isThere && isRinged)) return ["groups that cannot be drawn"];
    const { cell, plates, rings } = layGroups(figure);
    const holders = holder === "rows" ? sizes.length : plates.length + rings.length;
    const isLabelled = labels.length <= holders && labels.every((label) => /^\d{1,3}$/u.test(label));
    return [
      ...(cell >= smallest ? [] : ["things too small to be counted"]),
      ...(isLabelled ? [] : ["numbers without a group"]),
    ];
  },
  texts: ({ labels = [] }) => [...labels],
});
