import { SvgWords } from "#components/figures/svg-words.tsx";
import type { BarPart } from "#lib/questions/figures/bar-model.ts";
import { labelSize, type PlacedPart } from "./bar-layout.ts";

const looks: Record<BarPart["look"], string> = {
  plain: "fill-soft stroke-hue",
  asked: "fill-star-light stroke-again",
  gap: "fill-none stroke-again",
};

const inks: Record<BarPart["look"], string> = {
  plain: "fill-ink",
  asked: "fill-again-ink",
  gap: "fill-again-ink",
};

interface PartProps {
  placed: PlacedPart;
  top: number;
  height: number;
  /** The middle of a label above the bar. */
  labelY: number;
  answer: string | null;
}

/** One piece of a bar, its words in it where they fit. */
export function Part({ placed: { part, x, width, label }, top, height, labelY, answer }: PartProps) {
  const isFound = answer !== null && label?.text.includes("?") === true;
  return (
    <g>
      <rect
        x={x}
        y={top}
        width={width}
        height={height}
        strokeWidth="2.4"
        strokeDasharray={part.look === "plain" || isFound ? undefined : "5 4"}
        className={isFound ? "fill-right-soft stroke-right" : looks[part.look]}
      />
      {label !== null && (
        <SvgWords
          text={isFound ? label.text.replace("?", answer) : label.text}
          x={label.x}
          y={label.isInside ? top + height / 2 : labelY}
          size={labelSize}
          className={isFound ? "fill-right-ink" : inks[part.look]}
        />
      )}
    </g>
  );
}
