import { fitsLabel } from "#components/figures/label-lines.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("tally", {
  faults({ rows }) {
    const isFew = rows.length >= 1 && rows.length <= 5;
    const isCounted = rows.every(({ count }) => Number.isInteger(count) && count >= 0 && count <= 20);
    const isNamed = rows.every(({ name, picture }) => fitsLabel(name, picture === null ? 90 : 62, 15));
    const isApart = new Set(rows.map(({ name }) => name)).size === rows.length;
    return [
      ...(isFew && isCounted ? [] : ["strokes that have no room"]),
      ...(isNamed && isApart ? [] : ["rows whose names do not fit or repeat"]),
    ];
  },
  texts: ({ rows }) => rows.flatMap(({ name, count, isRead }) => (isRead === true ? [name, String(count)] : [name])),
});
