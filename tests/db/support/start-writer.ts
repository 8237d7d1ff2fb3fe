import { type Program, startProgram } from "./start-program.ts";

/** Runs write-likes.ts on a data folder in a process of its own. */
export function startWriter(dataDir: string): Program {
  return startProgram({ file: "tests/db/support/write-likes.ts", args: [dataDir], env: {}, preload: null });
}
