import { join } from "node:path";

/** Path of a file under supabase/; the project's root is the working directory, in development and in production. */
export function projectFile(...parts: readonly string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "supabase", ...parts);
}
