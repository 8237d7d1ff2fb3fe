import { env } from "#lib/env.ts";
import { checkTotals } from "./check-totals.ts";

// Compares the kept totals of the leaderboards with the spec's aggregate over all levels, on the database the settings
// name: `npm run db:check`. Ends with 0 when they agree, with 1 and a line for each number that does not when they
// differ, with 2 when the database could not be looked at.

try {
  process.exitCode = await checkTotals(env(), console.info);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
