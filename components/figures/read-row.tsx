interface ReadRowProps {
  /** Of the sheet and of the row, whose middle is at 0. */
  width: number;
  height: number;
  text: string;
}

/** A row of a chart that is read: tinted, and its number at the right end. */
export function ReadRow({ width, height, text }: ReadRowProps) {
  return (
    <g className="animate-fade">
      <rect
        x="4"
        y={2 - height / 2}
        width={width - 8}
        height={height - 4}
        rx="8"
        className="fill-again-soft opacity-70"
      />
      <text
        x={width - 11}
        y="6.5"
        fontSize="19"
        textAnchor="end"
        className="fill-again-ink font-head font-extrabold tabular-nums"
      >
        {text}
      </text>
    </g>
  );
}
