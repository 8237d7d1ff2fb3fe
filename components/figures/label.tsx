import { labelLines, labelWidth } from "./label-lines.ts";
import { linePitch } from "./line-pitch.ts";
import { SvgWords } from "./svg-words.tsx";

interface LabelProps {
  text: string;
  x: number;
  /** The middle of the text, whether it takes one line or two. */
  y: number;
  /** It breaks into two lines, and then becomes smaller, to stay within this. */
  width: number;
  size?: number;
  anchor?: "start" | "middle" | "end";
  className?: string;
}

/** A text of one or two lines inside a drawing. */
export function Label({ text, x, y, width, size = 16, anchor = "middle", className = "fill-ink" }: LabelProps) {
  const lines = labelLines(text, width, size);
  const longest = Math.max(...lines.map((line) => labelWidth(line, size)));
  const fitted = longest > width ? (size * width) / longest : size;
  return lines
    .map((line, place) => ({ line, place }))
    .map(({ line, place }) => (
      <SvgWords
        key={place}
        text={line}
        y={y + (place - (lines.length - 1) / 2) * linePitch(fitted)}
        size={fitted}
        {...{ x, anchor, className }}
      />
    ));
}
