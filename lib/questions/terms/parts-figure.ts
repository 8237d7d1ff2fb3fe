import type { PartsFigure } from "#lib/questions/figures/parts.ts";
import { termsText } from "#lib/text/terms-text.ts";
import type { Setting } from "./setting.ts";

/** A written sum with these names below its numbers. */
export function partsFigure(
  { operation, a, b, result }: Pick<Setting, "operation" | "a" | "b" | "result">,
  names: readonly (string | null)[],
  marked: number | null,
): PartsFigure {
  const numbers = [a, b, result].map((number, place) => ({ text: String(number), name: names[place] ?? null }));
  return { type: "parts", operation, numbers, marked, alt: termsText.partsAlt(operation, numbers) };
}
