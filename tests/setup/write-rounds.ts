import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { writeRounds } from "./rounds.ts";
import { roundsFile } from "./rounds-file.ts";

/** Before the browser tests: makes what all of their workers show, once for all runs from the same sources. */
export default function setUp(): void {
  const file = process.env.ROUNDS_FILE ?? roundsFile();
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  // Half a file is none.
  writeRounds(`${file}.part`);
  renameSync(`${file}.part`, file);
}
