import type { Span } from "#lib/questions/span.ts";

/**
 * How a difference is asked: its result chosen or typed, things that leave, hops back, what was taken or what there was
 * before, a part of a whole, the right difference found, the one that belongs to a sum, a column, a digit missing in it.
 */
export type SubtractionForm =
  | "choose"
  | "type"
  | "left"
  | "hops"
  | "taken"
  | "start"
  | "part"
  | "which"
  | "related"
  | "column"
  | "digit";

export interface SubtractionLevel {
  readonly range: 10 | 20 | 100;
  readonly a: Span;
  readonly b: Span;
  readonly left: { readonly from: number; readonly to: number };
  /** What stands beside the difference. */
  readonly picture: "frame" | "blocks" | null;
  readonly forms: readonly SubtractionForm[];
}

function span(from: number, to: number, by = 1): Span {
  return { from, to, by };
}

function small(
  [least, most]: readonly [number, number],
  picture: SubtractionLevel["picture"],
  forms: readonly SubtractionForm[],
  fewest = 1,
): SubtractionLevel {
  const left = { from: fewest, to: most };
  return { range: 10, a: span(least, most), b: span(fewest, most), left, picture, forms };
}

function teens(
  a: Span,
  b: Span,
  [from, to]: readonly [number, number],
  picture: "frame" | null,
  forms: readonly SubtractionForm[],
): SubtractionLevel {
  return { range: 20, a, b, left: { from, to }, picture, forms };
}

function hundred(
  a: Span,
  b: Span,
  least: number,
  picture: "blocks" | null,
  forms: readonly SubtractionForm[],
): SubtractionLevel {
  return { range: 100, a, b, left: { from: least, to: 99 }, picture, forms };
}

/** Levels by range. Class 1 takes no ten apart, so 20 and 100 never ask 13 − 6 or 52 − 7. */
export const subtractionLevels = {
  10: [
    small([2, 5], "frame", ["left", "choose", "which", "type"]),
    small([4, 7], "frame", ["hops", "left", "choose", "which"]),
    small([6, 10], "frame", ["left", "choose", "part", "hops", "type"]),
    small([1, 10], null, ["choose", "type", "which", "hops"], 0),
    small([5, 9], "frame", ["taken", "choose", "part", "type"]),
    small([10, 10], null, ["part", "taken", "which", "choose"]),
    small([6, 10], null, ["taken", "which", "related", "hops", "type"]),
    small([6, 10], null, ["start", "taken", "related", "which", "type"]),
  ],
  20: [
    teens(span(11, 19), span(1, 9), [10, 10], "frame", ["left", "choose", "part", "type"]),
    teens(span(12, 15), span(1, 4), [11, 14], "frame", ["left", "choose", "hops", "type"]),
    teens(span(13, 19), span(1, 8), [11, 18], "frame", ["left", "choose", "hops", "which"]),
    teens(span(11, 19), span(10, 10), [1, 9], "frame", ["left", "choose", "taken", "which"]),
    teens(span(11, 19), span(1, 8), [11, 18], null, ["taken", "hops", "type", "which"]),
    teens(span(11, 19), span(1, 9), [10, 18], null, ["start", "taken", "related", "which", "type"]),
  ],
  100: [
    hundred(span(20, 90, 10), span(10, 80, 10), 10, "blocks", ["choose", "type", "part", "which"]),
    hundred(span(21, 49), span(1, 8), 20, "blocks", ["choose", "type", "taken", "which"]),
    hundred(span(21, 99), span(1, 8), 20, null, ["choose", "type", "taken", "start"]),
    hundred(span(21, 99), span(10, 80, 10), 1, "blocks", ["choose", "type", "taken", "which"]),
    hundred(span(22, 99), span(11, 29), 11, "blocks", ["column", "choose", "type", "which"]),
    hundred(span(22, 99), span(11, 88), 11, null, ["column", "choose", "related", "type", "which"]),
    hundred(span(22, 99), span(11, 88), 11, null, ["column", "digit", "which", "type"]),
    hundred(span(22, 99), span(2, 88), 11, null, ["column", "choose", "related", "which", "type"]),
  ],
} as const satisfies Record<SubtractionLevel["range"], readonly SubtractionLevel[]>;
