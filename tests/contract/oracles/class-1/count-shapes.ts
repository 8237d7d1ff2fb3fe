import type { Oracle } from "#tests/contract/oracle.ts";
import { solveShapes } from "#tests/contract/solve-shapes.ts";

/** Measures sides, angles and edges of what is drawn. */
export const oracle: Oracle = (seen) => solveShapes(seen);
