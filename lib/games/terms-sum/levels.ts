import type { Span } from "#lib/questions/span.ts";

/**
 * How a sum is asked: names put below its numbers, the name of a number, the number of a name, the result, the other
 * term, two numbers that make a result.
 */
export type TermsSumForm = "names" | "name" | "number" | "result" | "term" | "make";

export interface TermsSumLevel {
  readonly operations: readonly ("+" | "−")[];
  readonly largest: 10 | 20 | 99;
  /** The terms of a sum; the number taken away and what is left. */
  readonly a: Span;
  readonly b: Span;
  /** Whether the ones of both together stay below ten. */
  readonly isEasy: boolean;
  readonly forms: readonly TermsSumForm[];
}

function span(from: number, to: number): Span {
  return { from, to, by: 1 };
}

const plus = ["+"] as const;
const minus = ["−"] as const;
const both = ["+", "−"] as const;

/** Names of the parts of a sum, then of a difference (curriculum, c2-sum-terms). */
export const termsSumLevels = [
  {
    operations: plus,
    largest: 10,
    a: span(1, 8),
    b: span(1, 8),
    isEasy: false,
    forms: ["names", "number", "make", "result"],
  },
  {
    operations: plus,
    largest: 20,
    a: span(2, 15),
    b: span(2, 15),
    isEasy: false,
    forms: ["names", "name", "result", "make"],
  },
  {
    operations: plus,
    largest: 99,
    a: span(11, 79),
    b: span(10, 79),
    isEasy: true,
    forms: ["number", "name", "result", "names", "make"],
  },
  {
    operations: plus,
    largest: 20,
    a: span(2, 15),
    b: span(2, 15),
    isEasy: false,
    forms: ["term", "make", "name", "term", "number"],
  },
  {
    operations: plus,
    largest: 99,
    a: span(11, 79),
    b: span(10, 79),
    isEasy: true,
    forms: ["term", "make", "result", "name"],
  },
  {
    operations: minus,
    largest: 20,
    a: span(2, 9),
    b: span(2, 10),
    isEasy: false,
    forms: ["names", "number", "name", "result"],
  },
  {
    operations: minus,
    largest: 99,
    a: span(10, 59),
    b: span(10, 59),
    isEasy: true,
    forms: ["name", "result", "names", "make"],
  },
  {
    operations: both,
    largest: 99,
    a: span(10, 69),
    b: span(10, 69),
    isEasy: true,
    forms: ["name", "number", "result", "make", "names"],
  },
] as const satisfies readonly TermsSumLevel[];
