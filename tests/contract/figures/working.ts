import { groupNumber } from "#lib/core/group-number.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** A row as it stands, and as the same number is written in a line. */
function bothWays(digits: string): string[] {
  return /^\d{4,}$/u.test(digits) ? [digits, groupNumber(Number(digits))] : [digits];
}

export const contract = figureContract("working", {
  faults({ rows, rules, notes, marked }) {
    const columns = rows[0]?.length ?? 0;
    const isEven = rows.every((row) => row.length === columns);
    const isWritten = rows.flat().every((square) => square === null || /^(?:\d,?|\?,?)$/u.test(square));
    const isNoted = notes.every((note) => note === null || /^\d{1,2}$/u.test(note));
    const isInside = rules.every((row) => row >= 0 && row < rows.length) && (marked ?? 0) >= 0;
    const isFitting = columns >= 1 && columns <= 10 && rows.length >= 2 && rows.length <= 6 && (marked ?? 0) < columns;
    const isAligned = notes.length === 0 || notes.length === columns;
    return isEven && isWritten && isNoted && isInside && isFitting && isAligned
      ? []
      : ["a sum on paper that cannot be drawn"];
  },
  texts: ({ rows }) => rows.flatMap((row) => bothWays(row.join(""))),
});
