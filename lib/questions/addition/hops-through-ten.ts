import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { carryText } from "#lib/text/carry-text.ts";

interface Hops {
  readonly operation: "+" | "−";
  readonly start: number;
  /** Lengths of the hops, one after the other; null is written as a question mark. */
  readonly lengths: readonly (number | null)[];
  readonly landing: number;
  /** The mark where the last hop lands carries its number. */
  readonly isLandingShown: boolean;
}

/** Hops from `start` on a line of two tens that go over the ten in its middle. */
export function hopsThroughTen({ operation, start, lengths, landing, isLandingShown }: Hops): NumberLineFigure {
  const first = operation === "+" ? start - (start % 10) : start - (start % 10) - 10;
  const [from, ten, to] = [first, first + 10, first + 20];
  const marks = lengths.length === 1 ? [start, landing] : [start, ten, landing];
  const hops = lengths.map((length, place) => ({
    from: marks[place] ?? start,
    to: marks[place + 1] ?? landing,
    label: `${operation}${length ?? "?"}`,
  }));
  const labelled = [...new Set([from, start, ten, to, landing])]
    .filter((mark) => isLandingShown || mark !== landing)
    .toSorted((left, right) => left - right);
  const alt = carryText.lineAlt(
    from,
    start,
    hops.map(({ label }) => label),
  );
  return { type: "number-line", from, to, labelled, hops, alt };
}
