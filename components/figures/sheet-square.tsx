/**
 * printed: given; box: to be filled; active: filled next; typed: filled by the pupil; helped: shown by a hint; waiting:
 * being marked; right; tried: part of a wrong answer.
 */
type SquareLook = "printed" | "box" | "active" | "typed" | "helped" | "waiting" | "right" | "tried";

export interface SheetSquare {
  /** One digit, or nothing. */
  readonly text: string;
  readonly look: SquareLook;
}

const side = 48;
const inset = 3;

const boxes: Record<SquareLook, string | null> = {
  printed: null,
  box: "fill-surface stroke-solid [stroke-dasharray:5_5]",
  active: "fill-soft stroke-solid",
  typed: "fill-card stroke-solid",
  helped: "animate-pop fill-again-surface stroke-again pivot [stroke-dasharray:6_5]",
  waiting: "animate-wait fill-card stroke-solid",
  right: "animate-pop fill-right stroke-right pivot",
  tried: "animate-shake fill-again-surface stroke-again",
};

const digits: Record<SquareLook, string> = {
  printed: "fill-ink",
  box: "fill-hue",
  active: "fill-hue",
  typed: "fill-hue",
  helped: "fill-again-ink",
  waiting: "animate-wait fill-hue",
  right: "fill-white",
  tried: "animate-shake fill-again-ink",
};

/** One digit on squared paper, in a box where it is the pupil's. */
export function Square({ square: { text, look }, x, y }: { square: SheetSquare; x: number; y: number }) {
  const box = boxes[look];
  return (
    <g>
      {box !== null && (
        <rect
          x={x + inset}
          y={y + inset}
          width={side - 2 * inset}
          height={side - 2 * inset}
          rx="11"
          strokeWidth={look === "active" ? 4 : 3}
          className={box}
        />
      )}
      {text !== "" && (
        <text
          x={x + side / 2}
          y={y + 39}
          fontSize="42"
          textAnchor="middle"
          className={`font-head font-bold tabular-nums ${digits[look]}`}
        >
          {text}
        </text>
      )}
    </g>
  );
}
