import { SvgLabel } from "#components/figures/svg-label.tsx";
import type { LabelBox } from "./label-boxes.ts";

interface BoxWordsProps {
  box: LabelBox;
  /** Stands for the "?" once it is known. */
  answer: string | null;
}

/** Words of a drawing; where a line goes through them they have a white rim. */
export function BoxWords({ box: { text, x, y, size, isCrossed }, answer }: BoxWordsProps) {
  const rim = isCrossed ? "stroke-card stroke-4 [paint-order:stroke]" : "";
  return <SvgLabel {...{ text, x, y, size, answer }} className={`fill-ink ${rim}`} />;
}
