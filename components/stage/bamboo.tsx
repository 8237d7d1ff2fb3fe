/** right: at the first try; second: at the second; missed: not right; now: being asked; ahead: still to come. */
export type Joint = "right" | "second" | "missed" | "now" | "ahead";

/**
 * The bamboo of a run, a joint a question, a leaf at the tip of what has grown (cây tre trăm đốt).
 * Only the picture: whoever shows it gives it a role and words.
 */
export function Bamboo({ joints, className = "" }: { readonly joints: readonly Joint[]; readonly className?: string }) {
  const stalk = joints.map((joint, place) => ({ joint, place }));
  const tip = joints.findLastIndex((joint) => joint === "right" || joint === "second");
  return (
    <span className={`stalk ${className}`} aria-hidden="true">
      {stalk.map(({ joint, place }) => (
        <i key={place} data-joint={joint} className={place === tip ? "tip" : undefined} />
      ))}
    </span>
  );
}
