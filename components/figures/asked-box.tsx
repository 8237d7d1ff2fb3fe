import { Label } from "./label.tsx";

interface AskedBoxProps {
  /** The middle of the box. */
  x: number;
  y: number;
  width: number;
  height: number;
  size?: number;
  /** Stands in the box, green, once it is known. */
  answer: string | null;
}

/** The dashed box of what is asked. */
export function AskedBox({ x, y, width, height, size = 20, answer }: AskedBoxProps) {
  return (
    <g className={answer === null ? undefined : "animate-pop pivot"}>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={Math.min(8, height / 3)}
        strokeWidth="2.4"
        strokeDasharray={answer === null ? "5 4" : undefined}
        className={answer === null ? "fill-star-light stroke-again" : "fill-right stroke-right"}
      />
      <Label
        text={answer ?? "?"}
        x={x}
        y={y}
        width={width - 4}
        size={size}
        className={answer === null ? "fill-again-ink" : "fill-white"}
      />
    </g>
  );
}
