import { join } from "node:path";
import { hashSources } from "#scripts/hash-sources.ts";

const sources = [
  "lib",
  "supabase/content",
  "tests/setup/rounds.ts",
  "tests/contract/list-activities.ts",
  "tests/contract/read-passages.ts",
];

/** Where the rounds chosen from these very sources stand once they were written. */
export function roundsFile(): string {
  return join("node_modules", ".cache", "huou-ham-hoc", `rounds-${hashSources(process.cwd(), sources)}.json`);
}
