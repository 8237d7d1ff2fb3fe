import { over } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { restOfMeasure } from "#tests/contract/rest-of-measure.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** "3 m 5 cm = … m" and "3 m² 5 dm² = … m²": how many of the unit the measure holds. */
function inUnit(text: string): string | null {
  const [, told = "", unit = ""] = /: (.+) = …\u00a0(\S+)$/u.exec(text) ?? [];
  const [all, one] = [readMeasure(told), readMeasure(`1\u00a0${unit}`)];
  return all === null || one === null || all.quantity !== one.quantity ? null : writeExact(over(all.value, one.value));
}

/** A measure is worth the same in any unit. */
export const oracle: Oracle = (seen) => {
  const rest = restOfMeasure(seen.prompt.text);
  if (rest !== null) return rest;
  const open = inUnit(seen.prompt.text);
  if (open !== null) return open;
  const solved = solveStatement(seen);
  if (solved !== null) return solved;
  const [ruler] = seen.figures;
  if (ruler?.type === "ruler") return ruler.thing && `${ruler.thing.to - ruler.thing.from}\u00a0mm`;
  const [, measure] = / (\d.*)\. Viết số đo đó với đơn vị /u.exec(seen.prompt.text) ?? [];
  return measure ?? null;
};
