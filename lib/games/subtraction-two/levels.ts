import type { Span } from "#lib/questions/span.ts";

/**
 * How a difference is asked: its result chosen or typed, things that leave, what is taken split to reach the ten, hops
 * back through the ten, what was taken or what there was before, a part of a whole, the right difference found, the one
 * that belongs to a sum, a column, one or two digits missing in it, how it is set out.
 */
export type SubtractionTwoForm =
  | "choose"
  | "type"
  | "left"
  | "split"
  | "hops"
  | "taken"
  | "start"
  | "part"
  | "which"
  | "related"
  | "column"
  | "digit"
  | "digits"
  | "set-out";

export interface SubtractionTwoLevel {
  readonly range: 20 | 100;
  readonly a: Span;
  readonly b: Span;
  /** What is left at least. */
  readonly least: number;
  /** Whether every difference takes a ten apart, or some do. */
  readonly borrows: "always" | "some";
  readonly picture: "frame" | null;
  readonly forms: readonly SubtractionTwoForm[];
}

function span(from: number, to: number, by = 1): Span {
  return { from, to, by };
}

function teens(a: Span, picture: "frame" | null, forms: readonly SubtractionTwoForm[]): SubtractionTwoLevel {
  return { range: 20, a, b: span(2, 9), least: 2, borrows: "always", picture, forms };
}

function hundred(
  a: Span,
  b: Span,
  borrows: SubtractionTwoLevel["borrows"],
  forms: readonly SubtractionTwoForm[],
): SubtractionTwoLevel {
  return { range: 100, a, b, least: 11, borrows, picture: null, forms };
}

/** Levels by range (curriculum, c2-subtract-over-10 and c2-subtract-borrow-100). */
export const subtractionTwoLevels = {
  20: [
    teens(span(11, 11), "frame", ["left", "split", "choose", "which", "type"]),
    teens(span(12, 13), "frame", ["left", "split", "hops", "choose", "type"]),
    teens(span(12, 15), null, ["choose", "split", "hops", "which", "type"]),
    teens(span(14, 18), "frame", ["left", "choose", "hops", "which", "type"]),
    teens(span(11, 18), null, ["taken", "part", "which", "related", "type"]),
    teens(span(11, 18), null, ["start", "taken", "related", "split", "hops", "type"]),
  ],
  100: [
    hundred(span(21, 49), span(2, 9), "always", ["set-out", "split", "column", "choose"]),
    hundred(span(21, 99), span(2, 9), "always", ["column", "split", "hops", "taken", "type"]),
    hundred(span(31, 69), span(12, 49), "always", ["column", "choose", "type", "which"]),
    hundred(span(30, 90, 10), span(11, 79), "always", ["column", "choose", "type", "which"]),
    hundred(span(31, 99), span(12, 79), "always", ["column", "choose", "type", "which"]),
    hundred(span(31, 99), span(12, 79), "always", ["column", "digit", "which", "type"]),
    hundred(span(31, 99), span(11, 79), "some", ["column", "digits", "digit", "which"]),
    hundred(span(21, 99), span(2, 79), "some", ["column", "choose", "set-out", "which", "type"]),
  ],
} as const satisfies Record<SubtractionTwoLevel["range"], readonly SubtractionTwoLevel[]>;
