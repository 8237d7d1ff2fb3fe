import { boxRoom } from "./box-room.ts";
import { SvgWords } from "./svg-words.tsx";

interface SvgLabelProps {
  /** A "?" is what is asked for. */
  text: string;
  x: number;
  y: number;
  size?: number;
  /** Stands for the "?" once it is known. */
  answer?: string | null;
  className?: string;
}

/** Words in a drawing; what is asked for stands in a dashed box, and in a green one once it is found. */
export function SvgLabel({ text, x, y, size = 18, answer = null, className = "fill-ink" }: SvgLabelProps) {
  if (!text.includes("?")) return <SvgWords {...{ text, x, y, size, className }} />;
  const isFound = answer !== null;
  const shown = isFound ? text.replace("?", answer) : text;
  const { width: across, height: down } = boxRoom(shown, size);
  return (
    <g className={isFound ? "animate-pop pivot" : undefined}>
      <rect
        x={x - across / 2}
        y={y - down / 2}
        width={across}
        height={down}
        rx={size * 0.4}
        strokeWidth="2"
        strokeDasharray={isFound ? undefined : "5 3.5"}
        className={isFound ? "fill-right stroke-right" : "fill-star-light stroke-again"}
      />
      <SvgWords text={shown} x={x} y={y} size={size} className={isFound ? "fill-white" : "fill-again-ink"} />
    </g>
  );
}
