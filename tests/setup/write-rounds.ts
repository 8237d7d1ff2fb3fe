import { writeRounds } from "./rounds.ts";

/** Before the browser tests: makes what all of their workers show, once. */
export default function setUp(): void {
  const file = process.env.ROUNDS_FILE;
  if (file === undefined) throw new Error("ROUNDS_FILE is not set, see playwright.config.ts");
  writeRounds(file);
}
