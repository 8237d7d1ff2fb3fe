import type { PartsFigure } from "./parts-figure.ts";

/** A named sum with exactly the fields that are drawn. */
export function toPublicParts({ operation, numbers, marked, alt }: PartsFigure): PartsFigure {
  return { type: "parts", operation, numbers: numbers.map(({ text, name }) => ({ text, name })), marked, alt };
}
