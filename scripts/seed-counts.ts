/** How many seeds every generated question is tested with in all. */
export const allSeeds = 500;

/** How many of them `npm test` takes, a part that moves with the commits. */
export const quickSeeds = 40;
