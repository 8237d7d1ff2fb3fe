import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model.ts";
import { descriptionText } from "#lib/text/description-text.ts";

interface TimesBars {
  /** Whose bars they are, short: the smaller number first. */
  readonly names: readonly [small: string, large: string];
  readonly small: number;
  readonly times: number;
  /** Written over the small bar and below the large one; a label with "?" is what is asked, null for none. */
  readonly labels: readonly [small: string | null, large: string | null];
  /** The large bar may stand first, where it is told of first. */
  readonly isLargeFirst?: boolean;
}

const lookOf = (label: string | null) => (label?.includes("?") ? "asked" : "plain");

/** "Gấp" and "giảm": one part, and so many parts of the same length below it. */
export function timesBars({ names, small, times, labels, isLargeFirst = false }: TimesBars): BarModelFigure {
  const part = (label: string | null, look: BarPart["look"]): BarPart => ({ size: small, label, look });
  const one = { name: names[0], parts: [part(labels[0], lookOf(labels[0]))], whole: null };
  const many = {
    name: names[1],
    parts: Array.from({ length: times }, () => part(null, lookOf(labels[1]))),
    whole: labels[1],
  };
  return { type: "bar-model", bars: isLargeFirst ? [many, one] : [one, many], alt: descriptionText.bars };
}
