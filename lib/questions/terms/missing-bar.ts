import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A whole as a bar of two pieces, one known and one asked for. */
export function missingBar(known: number, whole: number): BarModelFigure {
  const parts = [
    { size: known, label: String(known), look: "plain" },
    { size: whole - known, label: "?", look: "asked" },
  ] as const;
  return {
    type: "bar-model",
    bars: [{ name: null, parts, whole: String(whole) }],
    alt: descriptionText.bars,
  };
}
