import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** A written sum with a name below each of its three numbers. */
export interface PartsFigure {
  readonly type: "parts";
  readonly operation: "+" | "−" | "×" | ":";
  /** The two numbers and the result; `name` null: nothing stands below, "?": its name is asked. */
  readonly numbers: readonly { readonly text: string; readonly name: string | null }[];
  /** The number that stands out, counted from 0; null for none. */
  readonly marked: number | null;
  readonly alt: string;
}

function toPublic({ operation, numbers, marked, alt }: PartsFigure): PartsFigure {
  return { type: "parts", operation, numbers: numbers.map(({ text, name }) => ({ text, name })), marked, alt };
}

export const partsFigure = defineFigure({ toPublic });
