import { allSeeds, quickSeeds } from "#scripts/seed-counts.ts";

/** How many of them one run takes: `npm test` a part, `npm run test:all` every one. */
const count = Number(process.env.SEED_COUNT ?? quickSeeds);

/** Where a run begins, and the seed of every property. Moved from run to run it visits all of them in time. */
export const seedOffset = Number(process.env.SEED_OFFSET ?? 0);

/** Whether this run tries all seeds there are. */
export const hasAllSeeds = count >= allSeeds;

/** The seeds of this run. */
export const seeds: readonly number[] = Array.from({ length: count }, (_, index) => (seedOffset + index) % allSeeds);
