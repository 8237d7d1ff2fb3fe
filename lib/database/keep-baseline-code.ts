import { setFlagsFromString } from "node:v8";

/**
 * Keeps V8 from optimizing the embedded database's WebAssembly: a single function of PostgreSQL takes 600 MB to optimize,
 * at every start, and that is most of what the process ever needs. Statements take a third longer without it, a request
 * 4 %. Call it before the database's code is compiled.
 */
export function keepBaselineCode(): void {
  // The first of them would bring the others along on a command line.
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}
