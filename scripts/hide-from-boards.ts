import { env } from "#lib/env.ts";
import { hidePupils } from "./hide-pupils.ts";

// Keeps pupils off the boards, on the database the settings name: `npm run boards:hide -- NAME...`. Ends with 0 when each
// was found, with 1 when one was not, with 2 when the database could not be asked.

try {
  process.exitCode = await hidePupils(env(), process.argv.slice(2), console.info);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
