const rims = {
  plain: "fill-solid",
  right: "fill-right",
  again: "fill-again",
} as const;

export type DialRim = keyof typeof rims;

interface DialPlateProps {
  rim: DialRim;
  /** A narrow rim leaves room for minutes around it. */
  isNarrow: boolean;
}

/** The rim and the empty face. */
export function DialPlate({ rim, isNarrow }: DialPlateProps) {
  const radius = isNarrow ? 89 : 96;
  return (
    <>
      {!isNarrow && <circle cy="4" r={radius} className={rim === "plain" ? "fill-lip" : rims[rim]} />}
      <circle r={radius} className={rims[rim]} />
      <circle r="86" className="fill-card" />
    </>
  );
}
