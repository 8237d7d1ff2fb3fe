import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { writeRounds } from "./rounds.ts";

/** Before the browser tests: makes what all of their workers show, once for all runs from the same sources. */
export default function setUp(): void {
  const file = process.env.ROUNDS_FILE;
  if (file === undefined) throw new Error("ROUNDS_FILE is not set, see playwright.config.ts");
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  // Half a file is none.
  writeRounds(`${file}.part`);
  renameSync(`${file}.part`, file);
}
