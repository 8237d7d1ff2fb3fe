interface Resting {
  readonly "aria-disabled"?: true;
  readonly onClick?: () => void;
}

/**
 * What a button gets that may not be pressed for now, and whoever pressed it last may still stand on it: unlike with
 * `disabled` a keyboard keeps its place.
 */
export function resting(isResting: boolean, onClick: () => void): Resting {
  return isResting ? { "aria-disabled": true } : { onClick };
}
