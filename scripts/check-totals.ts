import { z } from "zod";
import { askDatabase, type DatabaseSettings } from "./ask-database.ts";

/** More than this many wrong numbers are not listed. */
const mostListed = 1000;

const driftSchema = z.array(
  z.object({
    level_name: z.string(),
    /** Null for a number that belongs to no single pupil. */
    user_id: z.string().nullable(),
    field: z.string(),
    kept: z.int().nullable(),
    expected: z.int().nullable(),
  }),
);

/**
 * Writes what the leaderboards' totals and counts have wrong, a line a number, or one line that nothing is. Gives the exit code.
 * Throws when the database cannot be asked: a running server holds the embedded one.
 */
export async function checkTotals(settings: DatabaseSettings, write: (line: string) => void): Promise<0 | 1> {
  const answer = await askDatabase(settings, { name: "level_totals_drift", args: { p_limit: mostListed } });
  const drift = driftSchema.parse(answer);
  if (drift.length === 0) {
    write("All leaderboards are what levels and runs add up to.");
    return 0;
  }
  for (const { level_name, user_id, field, kept, expected } of drift) {
    write(
      `${[level_name, user_id ?? [], field].flat().join(" ")}: kept ${kept ?? "no row"}, true ${expected ?? "no row"}`,
    );
  }
  const count = drift.length === mostListed ? `${mostListed} or more` : String(drift.length);
  write(`Numbers of the leaderboards that are wrong: ${count}`);
  return 1;
}
