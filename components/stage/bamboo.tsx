/** right: at the first try; second: at the second; missed: not right; now: being asked; ahead: still to come. */
export type ProgressSegment = "right" | "second" | "missed" | "now" | "ahead";

/**
 * The bamboo of a run, a segment a question, a leaf at the tip of what has grown (cây tre trăm đốt).
 * Only the picture: whoever shows it gives it a role and words.
 */
export function Bamboo({
  segments,
  className = "",
}: {
  readonly segments: readonly ProgressSegment[];
  readonly className?: string;
}) {
  const stalk = segments.map((segment, place) => ({ segment, place }));
  const tip = segments.findLastIndex((segment) => segment === "right" || segment === "second");
  return (
    <span className={`stalk ${className}`} aria-hidden="true">
      {stalk.map(({ segment, place }) => (
        <i key={place} data-joint={segment} className={place === tip ? "tip" : undefined} />
      ))}
    </span>
  );
}
