import { sumsOf } from "#lib/questions/paper/solution.ts";
import { solutionText } from "#lib/text/paper-text.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";
import type { OpenQuestion } from "./texts.ts";

/** What is marked on its own, with what it is worth. */
export interface Step {
  readonly text: string;
  readonly quarters: number;
}

/** So many quarters on so many steps: as even as can be, the last ones more, as they lead to what is asked. */
function share(quarters: number, count: number): number[] {
  const least = Math.floor(quarters / count);
  return Array.from({ length: count }, (_, place) => least + Number(place >= count - (quarters % count)));
}

/** Quarters from which the answer of a solution is worth half a point. */
const quartersOfLong = 8;

/**
 * The points of a problem that is solved in sentences: each sum with the sentence before it, then the answer. Where there are
 * more sums than quarters, they are marked together.
 */
export function stepsOfSolution(explanation: string, answer: string, quarters: number): Step[] {
  const found = sumsOf(explanation);
  const ofAnswer = quarters >= quartersOfLong ? 2 : 1;
  const sums = found.length === 0 || found.length > quarters - ofAnswer ? [text.key.solution] : found;
  if (quarters <= ofAnswer) return [];
  const shares = share(quarters - ofAnswer, sums.length);
  const steps = sums.map((sum, place) => ({ text: sum, quarters: shares[place] ?? 0 }));
  return [...steps, { text: solutionText.result(answer), quarters: ofAnswer }];
}

/** The points of a sum that the pupil sets out. */
export function stepsOfSetOut(quarters: number): Step[] {
  if (quarters < 2) return [];
  const [setOut = 0, calculated = 0] = share(quarters, 2);
  return [
    { text: text.key.setOut, quarters: setOut },
    { text: text.key.calculated, quarters: calculated },
  ];
}

/** The points of an open question on what is looked at, by its weight; each is worth at least a quarter, or it is marked as one. */
export function stepsOfOpen({ criteria }: Pick<OpenQuestion, "criteria">, quarters: number): Step[] {
  const all = criteria.reduce((sum, { weight }) => sum + weight, 0);
  if (criteria.length > quarters) return [];
  const least = criteria.map(() => 1);
  let left = quarters - criteria.length;
  while (left > 0) {
    const lacking = criteria.map(({ weight }, place) => (quarters * weight) / all - (least[place] ?? 0));
    const neediest = lacking.lastIndexOf(Math.max(...lacking));
    least[neediest] = (least[neediest] ?? 0) + 1;
    left -= 1;
  }
  return criteria.map((criterion, place) => ({ text: criterion.text, quarters: least[place] ?? 0 }));
}
