import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import { digitsOf } from "./digits-of.ts";

interface LongProduct {
  readonly first: number;
  /** Of two digits or more, none of them 0. */
  readonly second: number;
  /** How many of the rows below the first line are written: the products by each digit, then the result. */
  readonly shown: number;
  readonly alt: string;
}

/** A multiplication by a number of several digits: a product for each digit, each one place further left, then their sum. */
export function longProduct({ first, second, shown, alt }: LongProduct): WorkingFigure {
  const products = digitsOf(second).map((digit, place) => ({ text: String(first * digit), place }));
  const result = String(first * second);
  const columns = result.length;
  const rowOf = (text: string, place = 0) =>
    Array.from({ length: columns }, (_, column) => text[column - (columns - place - text.length)] ?? null);
  const below = [...products.map(({ text, place }) => rowOf(text, place)), rowOf(result)];
  const rows = [rowOf(String(first)), rowOf(String(second)), ...below.slice(0, shown)];
  return {
    type: "working",
    operation: "×",
    rows,
    rules: shown > products.length ? [1, products.length + 1] : [1],
    notes: [],
    marked: null,
    alt,
  };
}
