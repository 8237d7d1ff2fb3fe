/** Lengths of time in milliseconds. Việt Nam has no summer time: each of its days is as long as the others. */
export const dayMs = 24 * 60 * 60 * 1000;
export const weekMs = 7 * dayMs;
