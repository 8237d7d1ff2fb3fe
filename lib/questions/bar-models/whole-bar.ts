import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface WholeBar {
  /** The pieces from the left; a label with "?" is what is asked, null for none. */
  readonly parts: readonly { readonly size: number; readonly label: string | null }[];
  readonly whole: string | null;
}

/** "Tổng": one bar put together from its pieces, with the whole below. */
export function wholeBar({ parts, whole }: WholeBar): BarModelFigure {
  const pieces = parts.map(({ size, label }) => ({
    size,
    label,
    look: label?.includes("?") ? ("asked" as const) : ("plain" as const),
  }));
  return { type: "bar-model", bars: [{ name: null, parts: pieces, whole }], alt: descriptionText.bars };
}
