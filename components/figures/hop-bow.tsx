interface HopBowProps {
  start: number;
  end: number;
  /** Where its two feet stand. */
  foot: number;
  bow: number;
}

/** A bow with an arrow at its end. */
export function HopBow({ start, end, foot, bow }: HopBowProps) {
  const back = start < end ? -1 : 1;
  return (
    <>
      <path
        d={`M${start} ${foot}Q${(start + end) / 2} ${foot - 2 * bow} ${end} ${foot}`}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-again"
      />
      <path
        d={`M${end + back * 6} ${foot - 6}L${end} ${foot}l${back * -1.5} -8`}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-again"
      />
    </>
  );
}
