import type { Question } from "#lib/questions/question.ts";
import { additionWays } from "./solvers/addition.ts";
import { clockWays } from "./solvers/clock.ts";
import { clockTwoWays } from "./solvers/clock-two.ts";
import { columnWays } from "./solvers/column.ts";
import { compareWays } from "./solvers/compare.ts";
import { countingWays } from "./solvers/counting.ts";
import { kgLitWays } from "./solvers/kg-lit.ts";
import { onesUnitsWays } from "./solvers/ones-units.ts";
import { paragraphWays } from "./solvers/paragraph.ts";
import { shapeWays } from "./solvers/shape.ts";
import { subtractionWays } from "./solvers/subtraction.ts";
import { termsSumWays } from "./solvers/terms-sum.ts";
import type { Way } from "./way.ts";

/** Every way of asking; a new game or skill adds its own here. */
const ways: readonly Way[] = [
  ...onesUnitsWays,
  ...termsSumWays,
  ...countingWays,
  ...compareWays,
  ...additionWays,
  ...subtractionWays,
  ...columnWays,
  ...clockWays,
  ...clockTwoWays,
  ...shapeWays,
  ...kgLitWays,
  ...paragraphWays,
];

/** The answer of a maths question from what the pupil sees alone; null when its wording is not known. */
export function solve(question: Question): string | null {
  const { text } = question.prompt;
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const known = ways.find(([wording]) => wording.test(text));
  return known === undefined ? null : known[1](numbers, question.figures, question);
}
