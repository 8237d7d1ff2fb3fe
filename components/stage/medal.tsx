/** leaf: stage 1; sun: stage 2; lotus: stage 3 of the ladder of animals. */
export type Ring = "leaf" | "sun" | "lotus";

/**
 * A ring with a picture in it, `picture` being the address of an svg. A locked one is grey, its picture a
 * silhouette. Decoration only. Ring and picture are files of their own, so that a hundred rows stay light.
 */
export function Medal({
  ring,
  picture,
  isLocked = false,
  className = "",
}: {
  readonly ring: Ring;
  readonly picture: string;
  readonly isLocked?: boolean;
  readonly className?: string;
}) {
  return (
    <span className={`relative block aspect-square flex-none ${className}`} aria-hidden="true">
      <img
        src={`/rings/${ring}${isLocked ? "-locked" : ""}.svg`}
        alt=""
        width="100"
        height="100"
        loading="lazy"
        className="size-full"
      />
      <img
        src={picture}
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className={`absolute inset-[18%] size-[64%] ${isLocked ? "opacity-30 brightness-0" : ""}`}
      />
    </span>
  );
}
