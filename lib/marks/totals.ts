import type { Half, Mark, MarkedItem } from "./marked-test.ts";

/** What the points of a pupil add up to. */
export interface Total {
  /** Quarters, those of what was not entered yet left out. */
  readonly quarters: number;
  /** How many questions have points, and how many have none yet. */
  readonly entered: number;
  readonly missing: number;
  /** In Vietnamese the points of each half of ten; null for one of which nothing was entered. */
  readonly halves: Readonly<Record<Half, number | null>> | null;
  /** The mark before it is rounded, in eighths of a point: in Vietnamese the mean of both halves. */
  readonly eighths: number;
}

export function totalOf(items: readonly MarkedItem[], marks: readonly (Mark | null)[]): Total {
  const sum = (fits: (item: MarkedItem) => boolean) =>
    items.reduce((all, item, at) => all + (fits(item) ? (marks[at]?.quarters ?? 0) : 0), 0);
  const ofHalf = (half: Half) => {
    const isEmpty = items.every((item, at) => item.half !== half || (marks[at] ?? null) === null);
    return isEmpty ? null : sum((item) => item.half === half);
  };
  const quarters = sum(() => true);
  const hasHalves = items.some(({ half }) => half !== null);
  const entered = items.filter((_item, at) => (marks[at] ?? null) !== null).length;
  return {
    quarters,
    entered,
    missing: items.length - entered,
    halves: hasHalves ? { reading: ofHalf("reading"), writing: ofHalf("writing") } : null,
    eighths: hasHalves ? quarters : 2 * quarters,
  };
}

/** Whether the points entered so far are a total: in Vietnamese only all of them are, as one half says nothing of the mean. */
export function hasTotal({ entered, missing, halves }: Total): boolean {
  return entered > 0 && (missing === 0 || halves === null);
}

const eighthsOfPoint = 8;

/** The mark as a register has it, without decimals (Circular 27/2020, article 7): a half is rounded up. */
export function roundMark(eighths: number): number {
  return Math.floor((eighths + eighthsOfPoint / 2) / eighthsOfPoint);
}
