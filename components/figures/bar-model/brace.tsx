interface BraceProps {
  from: number;
  to: number;
  y: number;
  /** The side its tip points to. */
  tip: "up" | "down";
}

const round = 6;

/** A brace that lies along a bar. */
export function Brace({ from, to, y, tip }: BraceProps) {
  const middle = (from + to) / 2;
  const down = tip === "down" ? 1 : -1;
  const bend = Math.min(round, (to - from) / 4);
  return (
    <path
      d={`M${from} ${y}q0 ${round * down} ${bend} ${round * down}H${middle - bend}q${bend} 0 ${bend} ${round * down} 0 ${-round * down} ${bend} ${-round * down}H${to - bend}q${bend} 0 ${bend} ${-round * down}`}
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
      className="stroke-ink"
    />
  );
}
