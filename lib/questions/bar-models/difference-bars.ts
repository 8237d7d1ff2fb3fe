import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface DifferenceBars {
  /** Whose bars they are, short: the larger number first. */
  readonly names: readonly [large: string, small: string];
  readonly large: number;
  readonly small: number;
  /** A label with "?" is what is asked; null for none. */
  readonly labels: {
    readonly large: string | null;
    readonly small: string | null;
    readonly difference: string | null;
  };
  /** The smaller one may stand first, where it is told of first ("nhiều hơn"). */
  readonly isSmallFirst?: boolean;
}

const lookOf = (label: string | null): BarPart["look"] => (label?.includes("?") ? "asked" : "plain");

/** "Hơn", "kém", "hiệu": two bars, of which the smaller one is filled up to the larger by a dashed piece. */
export function differenceBars(bars: DifferenceBars): BarModelFigure {
  const { names, large, small, labels, isSmallFirst = false } = bars;
  const above = {
    name: names[0],
    parts: [{ size: large, label: labels.large, look: lookOf(labels.large) }],
    whole: null,
  };
  const below = {
    name: names[1],
    parts: [
      { size: small, label: labels.small, look: lookOf(labels.small) },
      { size: large - small, label: labels.difference, look: "gap" as const },
    ],
    whole: null,
  };
  return { type: "bar-model", bars: isSmallFirst ? [below, above] : [above, below], alt: descriptionText.bars };
}
