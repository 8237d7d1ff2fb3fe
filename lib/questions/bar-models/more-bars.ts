import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface MoreBars {
  /** Whose bars they are, short: the smaller number first. */
  readonly names: readonly [small: string, large: string];
  readonly small: number;
  readonly more: number;
  /** Written over the small bar and over the piece that the large one has more; a label with "?" is asked. */
  readonly labels: readonly [small: string, more: string];
}

/** "Nhiều hơn": a bar, and below it the same with a piece more. */
export function moreBars({ names, small, more, labels }: MoreBars): BarModelFigure {
  const look = (label: string) => (label.includes("?") ? ("asked" as const) : ("plain" as const));
  const shared = { size: small, label: labels[0], look: look(labels[0]) };
  const piece = { size: more, label: labels[1], look: look(labels[1]) };
  return {
    type: "bar-model",
    bars: [
      { name: names[0], parts: [shared], whole: null },
      { name: names[1], parts: [{ ...shared, label: null }, piece], whole: null },
    ],
    alt: descriptionText.bars,
  };
}
