import { linePitch } from "./line-pitch.ts";
import { SvgWords } from "./svg-words.tsx";

interface SvgLinesProps {
  lines: readonly string[];
  x: number;
  /** The middle of all lines together. */
  y: number;
  size: number;
  anchor?: "start" | "middle";
  className?: string;
}

/** Some lines of words in a drawing, one below the other. */
export function SvgLines({ lines, x, y, size, anchor = "middle", className = "fill-ink" }: SvgLinesProps) {
  return lines
    .map((text, place) => ({ text, place }))
    .map(({ text, place }) => (
      <SvgWords
        key={place}
        {...{ text, x, size, anchor, className }}
        y={y + (place - (lines.length - 1) / 2) * linePitch(size)}
      />
    ));
}
