import { answerNumber } from "#tests/contract/answer-number.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const sizes: Readonly<Record<string, number>> = { chục: 10, trăm: 100, nghìn: 1000, "chục nghìn": 10_000 };

/** Steps away from the number to both sides until a round one is met; upward wins where both are as near. */
function nearest(number: number, size: number): number {
  for (let step = 0; step <= size; step += 1) {
    if ((number + step) % size === 0) return number + step;
    if ((number - step) % size === 0) return step * 2 === size ? number + step : number - step;
  }
  return Number.NaN;
}

/** Walks to the nearest round number; backwards it walks from every answer. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [, name = ""] = /(?:hàng|tròn) (chục nghìn|nghìn|trăm|chục)/u.exec(text) ?? [];
  const size = sizes[name];
  const [number] = wholesIn(text);
  if (size === undefined || number === undefined) return null;
  const [pointer] = seen.figures[0]?.type === "axis" ? seen.figures[0].pointers : [];
  if (pointer !== undefined && pointer.at !== number) return null;
  if (/thì được \d|Một số/u.test(text)) {
    return onlyChoice(seen, (choice) => wholesIn(choice).some((each) => nearest(each, size) === number));
  }
  return answerNumber(seen, nearest(number, size));
};
