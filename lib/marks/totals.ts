import type { Half, Mark, MarkedItem } from "./marked-test.ts";

/** What the points of a pupil add up to. */
export interface Total {
  /** Quarters, those of what was not entered yet left out. */
  readonly quarters: number;
  /** How many questions have no points yet. */
  readonly missing: number;
  /** In Vietnamese the points of each half of ten. */
  readonly halves: Readonly<Record<Half, number>> | null;
  /** The mark before it is rounded, in eighths of a point: in Vietnamese the mean of both halves. */
  readonly eighths: number;
}

export function totalOf(items: readonly MarkedItem[], marks: readonly (Mark | null)[]): Total {
  const sum = (fits: (item: MarkedItem) => boolean) =>
    items.reduce((all, item, at) => all + (fits(item) ? (marks[at]?.quarters ?? 0) : 0), 0);
  const quarters = sum(() => true);
  const hasHalves = items.some(({ half }) => half !== null);
  return {
    quarters,
    missing: items.filter((_item, at) => (marks[at] ?? null) === null).length,
    halves: hasHalves
      ? { reading: sum(({ half }) => half === "reading"), writing: sum(({ half }) => half === "writing") }
      : null,
    eighths: hasHalves ? quarters : 2 * quarters,
  };
}

const eighthsOfPoint = 8;

/** The mark as a register has it, without decimals (Circular 27/2020, article 7): a half is rounded up. */
export function roundMark(eighths: number): number {
  return Math.floor((eighths + eighthsOfPoint / 2) / eighthsOfPoint);
}
