import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface RatioBars {
  /** Whose bars they are, short; the one with fewer parts first. */
  readonly names: readonly [small: string, large: string];
  /** How many equal parts each has. */
  readonly parts: readonly [small: number, large: number];
  /** Which of the two is asked for: it carries the "?"; null for none. */
  readonly asked: 0 | 1 | null;
}

/** A ratio: two bars of equal parts, one below the other. */
export function ratioBars({ names, parts, asked }: RatioBars): BarModelFigure {
  const bars = parts.map((count, at) => ({
    name: names[at] ?? "",
    parts: Array.from({ length: count }, () => ({
      size: 1,
      label: null,
      look: at === asked ? ("asked" as const) : ("plain" as const),
    })),
    whole: at === asked ? "?" : null,
  }));
  return { type: "bar-model", bars, alt: descriptionText.bars };
}
