interface PaperDigitProps {
  /** A digit, perhaps with a comma behind it; "?" is a box. */
  text: string;
  /** The middle of its square. */
  x: number;
  y: number;
  side: number;
  /** Stands in a box once it is known. */
  answer: string | null;
}

/** One digit on squared paper. */
export function PaperDigit({ text, x, y, side, answer }: PaperDigitProps) {
  const isGap = text.startsWith("?");
  const isFound = isGap && answer !== null;
  const digit = isFound ? answer : text.charAt(0);
  const half = side * 0.43;
  const size = side * (isGap ? 0.7 : 0.86);
  return (
    <g>
      {isGap && (
        <rect
          x={x - half}
          y={y - half}
          width={2 * half}
          height={2 * half}
          rx={side * 0.2}
          strokeWidth="2.4"
          strokeDasharray={isFound ? undefined : "5 4"}
          className={isFound ? "animate-pop fill-right stroke-right pivot" : "fill-star-light stroke-again"}
        />
      )}
      <text
        x={x}
        y={y + size * 0.33}
        fontSize={size}
        textAnchor="middle"
        className={`font-head font-bold tabular-nums ${inkOf(isGap, isFound)}`}
      >
        {digit}
      </text>
      {text.endsWith(",") && (
        <text
          x={x + side / 2}
          y={y + side * 0.3}
          fontSize={side * 0.9}
          textAnchor="middle"
          className="fill-ink font-head font-extrabold"
        >
          {comma}
        </text>
      )}
    </g>
  );
}

const comma = ",";

function inkOf(isGap: boolean, isFound: boolean): string {
  if (!isGap) return "fill-ink";
  return isFound ? "fill-white" : "fill-again-ink";
}
