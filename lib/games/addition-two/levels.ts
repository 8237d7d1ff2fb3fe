import type { Span } from "#lib/questions/span.ts";

/**
 * How a sum is asked: its result chosen or typed, two groups joined, an addend split to reach the ten, hops through the
 * ten, an addend missing, the right sum found, a column, one or two digits missing in it, how it is set out.
 */
export type AdditionTwoForm =
  | "choose"
  | "type"
  | "join"
  | "split"
  | "hops"
  | "missing"
  | "which-sum"
  | "column"
  | "digit"
  | "digits"
  | "set-out";

export interface AdditionTwoLevel {
  readonly range: 20 | 100;
  readonly a: Span;
  readonly b: Span;
  readonly sum: Span;
  /** Whether every sum goes over a ten, or some do. */
  readonly carries: "always" | "some";
  /** The smaller number may stand first. */
  readonly isSwapped: boolean;
  readonly picture: "frame" | "blocks" | null;
  readonly forms: readonly AdditionTwoForm[];
}

function span(from: number, to: number, by = 1): Span {
  return { from, to, by };
}

function teens(
  a: Span,
  b: Span,
  isSwapped: boolean,
  picture: "frame" | null,
  forms: readonly AdditionTwoForm[],
): AdditionTwoLevel {
  return { range: 20, a, b, sum: span(11, 18), carries: "always", isSwapped, picture, forms };
}

function hundred(
  a: Span,
  b: Span,
  sum: Span,
  carries: AdditionTwoLevel["carries"],
  picture: "blocks" | null,
  forms: readonly AdditionTwoForm[],
): AdditionTwoLevel {
  return { range: 100, a, b, sum, carries, isSwapped: false, picture, forms };
}

/** Levels by range (curriculum, c2-add-over-10 and c2-add-carry-100). */
export const additionTwoLevels = {
  20: [
    teens(span(9, 9), span(2, 9), false, "frame", ["join", "split", "choose", "which-sum", "type"]),
    teens(span(7, 8), span(3, 9), false, "frame", ["split", "hops", "choose", "join", "type"]),
    teens(span(7, 9), span(2, 9), true, null, ["choose", "hops", "split", "which-sum", "type"]),
    teens(span(4, 9), span(4, 9), false, null, ["join", "choose", "which-sum", "split", "type"]),
    teens(span(2, 9), span(2, 9), false, "frame", ["missing", "choose", "hops", "which-sum", "type"]),
    teens(span(2, 9), span(2, 9), false, null, ["missing", "which-sum", "split", "hops", "type"]),
  ],
  100: [
    hundred(span(11, 89), span(1, 9), span(20, 90, 10), "always", "blocks", ["choose", "type", "missing", "which-sum"]),
    hundred(span(12, 49), span(2, 9), span(21, 58), "always", "blocks", ["set-out", "split", "column", "choose"]),
    hundred(span(12, 89), span(2, 9), span(21, 98), "always", null, ["column", "split", "hops", "missing", "type"]),
    hundred(span(11, 39), span(11, 39), span(30, 70), "always", "blocks", ["column", "choose", "type", "which-sum"]),
    hundred(span(12, 79), span(12, 79), span(40, 99), "always", null, ["column", "choose", "type", "which-sum"]),
    hundred(span(12, 79), span(12, 79), span(30, 99), "always", null, ["column", "digit", "which-sum", "type"]),
    hundred(span(11, 88), span(11, 88), span(30, 99), "some", null, ["column", "digits", "digit", "which-sum"]),
    hundred(span(12, 89), span(2, 79), span(21, 99), "some", null, [
      "column",
      "choose",
      "set-out",
      "which-sum",
      "type",
    ]),
  ],
} as const satisfies Record<AdditionTwoLevel["range"], readonly AdditionTwoLevel[]>;
