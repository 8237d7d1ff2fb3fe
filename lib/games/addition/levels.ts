/** How a sum is asked: its result chosen or typed, two groups joined, an addend missing, the right sum found, hops on a line. */
export type AdditionForm = "choose" | "type" | "join" | "missing" | "which-sum" | "hops";

/** Numbers from `from` to `to` in steps of `by`. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

export interface AdditionLevel {
  readonly range: 5 | 10 | 20 | 100;
  readonly a: Span;
  readonly b: Span;
  readonly sum: { readonly from: number; readonly to: number };
  /** The smaller number may stand first. */
  readonly isSwapped: boolean;
  /** What stands beside the sum. */
  readonly picture: "frame" | "blocks" | null;
  readonly forms: readonly AdditionForm[];
}

function span(from: number, to: number, by = 1): Span {
  return { from, to, by };
}

function small(
  range: 5 | 10,
  sum: AdditionLevel["sum"],
  picture: AdditionLevel["picture"],
  forms: readonly AdditionForm[],
  smallest = 1,
): AdditionLevel {
  return { range, a: span(smallest, range), b: span(smallest, range), sum, isSwapped: false, picture, forms };
}

function teens(
  a: Span,
  b: Span,
  isSwapped: boolean,
  picture: "frame" | null,
  forms: readonly AdditionForm[],
): AdditionLevel {
  return { range: 20, a, b, sum: { from: 11, to: 20 }, isSwapped, picture, forms };
}

function hundred(
  a: Span,
  b: Span,
  largest: number,
  isSwapped: boolean,
  picture: "blocks" | null,
  forms: readonly AdditionForm[],
): AdditionLevel {
  return { range: 100, a, b, sum: { from: 21, to: largest }, isSwapped, picture, forms };
}

/** Levels by range. Class 1 adds without carrying, so 20 and 100 never ask 9 + 4 or 27 + 5. */
export const additionLevels = {
  5: [
    small(5, { from: 2, to: 5 }, "frame", ["join", "choose", "which-sum", "type"]),
    small(5, { from: 2, to: 5 }, "frame", ["hops", "join", "choose", "which-sum", "type"]),
    small(5, { from: 2, to: 5 }, "frame", ["missing", "join", "choose", "which-sum"]),
    small(5, { from: 1, to: 5 }, null, ["choose", "type", "missing", "which-sum"], 0),
    small(5, { from: 2, to: 5 }, null, ["choose", "type", "missing", "which-sum"]),
    small(5, { from: 3, to: 5 }, null, ["missing", "which-sum", "type", "hops"]),
  ],
  10: [
    small(10, { from: 4, to: 7 }, "frame", ["join", "choose", "which-sum", "type"]),
    small(10, { from: 5, to: 8 }, "frame", ["hops", "join", "choose", "type"]),
    small(10, { from: 6, to: 10 }, "frame", ["join", "choose", "hops", "which-sum", "type"]),
    small(10, { from: 1, to: 10 }, null, ["choose", "type", "which-sum", "hops"], 0),
    small(10, { from: 6, to: 10 }, "frame", ["missing", "choose", "type", "which-sum"]),
    small(10, { from: 10, to: 10 }, null, ["missing", "which-sum", "type", "choose"]),
    small(10, { from: 6, to: 10 }, null, ["missing", "which-sum", "type", "hops", "choose"]),
  ],
  20: [
    teens(span(10, 10), span(1, 9), false, "frame", ["join", "choose", "type", "which-sum"]),
    teens(span(11, 14), span(1, 5), false, "frame", ["join", "choose", "hops", "type"]),
    teens(span(11, 18), span(1, 8), false, "frame", ["choose", "hops", "type", "which-sum"]),
    teens(span(10, 18), span(1, 9), true, null, ["choose", "hops", "type", "which-sum"]),
    teens(span(11, 18), span(1, 8), true, "frame", ["missing", "choose", "type", "which-sum"]),
    teens(span(10, 18), span(1, 9), true, null, ["missing", "choose", "hops", "type", "which-sum"]),
  ],
  100: [
    hundred(span(10, 90, 10), span(10, 90, 10), 100, false, "blocks", ["choose", "type", "which-sum"]),
    hundred(span(20, 90, 10), span(1, 9), 99, true, "blocks", ["choose", "type", "missing", "which-sum"]),
    hundred(span(21, 48), span(1, 8), 50, false, "blocks", ["choose", "type", "missing", "which-sum"]),
    hundred(span(21, 98), span(1, 8), 99, true, null, ["choose", "type", "missing", "which-sum"]),
    hundred(span(11, 89), span(10, 80, 10), 99, true, "blocks", ["choose", "type", "missing"]),
    hundred(span(11, 88), span(11, 29), 99, true, "blocks", ["choose", "type", "which-sum"]),
    hundred(span(11, 88), span(11, 88), 99, false, null, ["choose", "type", "which-sum"]),
    hundred(span(11, 98), span(1, 88), 99, true, null, ["choose", "type", "which-sum"]),
  ],
} as const satisfies Record<AdditionLevel["range"], readonly AdditionLevel[]>;
