import type { Oracle } from "#tests/contract/oracle.ts";
import { restOfMeasure } from "#tests/contract/rest-of-measure.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

/** A measure is worth the same in any unit. */
export const oracle: Oracle = (seen) => {
  const rest = restOfMeasure(seen.prompt.text);
  if (rest !== null) return rest;
  const solved = solveStatement(seen);
  if (solved !== null) return solved;
  const [ruler] = seen.figures;
  if (ruler?.type === "ruler") return `${ruler.thing.to - ruler.thing.from}\u00a0mm`;
  const [, measure] = / (\d.*)\. Viết số đo đó với đơn vị /u.exec(seen.prompt.text) ?? [];
  return measure ?? null;
};
