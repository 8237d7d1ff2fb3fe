import { fitsLabel } from "#components/figures/label-lines.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { noteValues } from "#lib/questions/figures/money.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("money", {
  faults({ groups, isRow }) {
    const isFew = groups.length >= 1 && groups.length <= 2;
    const isReal = groups.every(
      ({ notes }) =>
        notes.length >= 1 && notes.length <= 8 && notes.every((note) => noteValues.some((value) => value === note)),
    );
    const isNamed = groups.every(({ label }) =>
      label === null ? groups.length === 1 : fitsLabel(label, groups.length === 1 ? 308 : 146, 18, 1),
    );
    const isInRow = isRow !== true || (groups.length === 1 && groups.every(({ notes }) => notes.length <= 5));
    const isApart = new Set(groups.map(({ label }) => label)).size === groups.length;
    return [
      ...(isFew && isReal && isInRow ? [] : ["notes that do not exist or have no room"]),
      ...(isNamed && isApart ? [] : ["groups of notes that cannot be told apart"]),
    ];
  },
  texts: ({ groups }) => groups.flatMap(({ label, notes }) => [label ?? "", ...notes.map(groupNumber)]),
});
