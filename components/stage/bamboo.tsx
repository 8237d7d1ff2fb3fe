/** right: at the first try; second: at the second; missed: not right; now: being asked; ahead: still to come. */
export type Joint = "right" | "second" | "missed" | "now" | "ahead";

/**
 * The bamboo of a run, a joint a question, a leaf at the tip of what has grown (cây tre trăm đốt).
 * Only the picture: whoever shows it gives it a role and words. `run` grows with the screen, `small` fits a card.
 */
export function Bamboo({
  joints,
  size = "run",
  className = "",
}: {
  readonly joints: readonly Joint[];
  readonly size?: "run" | "small";
  readonly className?: string;
}) {
  const stalk = joints.map((joint, place) => ({ joint, place }));
  const tip = joints.findLastIndex((joint) => joint === "right" || joint === "second");
  return (
    <span className={`stalk stalk-${size} ${className}`} aria-hidden="true">
      {stalk.map(({ joint, place }) => (
        <i key={place} data-joint={joint} className={place === tip && size === "run" ? "tip" : undefined} />
      ))}
    </span>
  );
}
