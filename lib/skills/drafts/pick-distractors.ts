import type { Rng } from "#lib/core/rng.ts";
import type { Value } from "#lib/questions/values.ts";
import type { Distractor } from "./draft.ts";

interface Amount {
  readonly size: number;
  readonly unit: string;
}

/** The number that a value is worth; null for words. */
function amountOf({ worth }: Value): Amount | null {
  const [, top, bottom, unit = ""] = /^(-?\d+)\/(\d+)( .+)?$/u.exec(worth) ?? [];
  return top === undefined ? null : { size: Number(top) / Number(bottom), unit };
}

/**
 * So many of the distractors: the first, most telling one always, the others so that the right answer is now the largest of
 * the numbers, now the smallest, now between them. Whoever always takes the largest number must not be right for it.
 * Words are taken in their order.
 */
export function pickDistractors(
  rng: Rng,
  answer: Value,
  distractors: readonly Distractor[],
  count: number,
): Distractor[] {
  const right = amountOf(answer);
  const amounts = distractors.map(({ value }) => amountOf(value));
  if (distractors.length <= count || right === null || amounts.some((amount) => amount?.unit !== right.unit)) {
    return distractors.slice(0, count);
  }
  const isBelow = distractors.map((_, place) => (amounts[place]?.size ?? 0) < right.size);
  const below = distractors.filter((_, place) => isBelow[place]);
  const above = distractors.filter((_, place) => !isBelow[place]);
  const isFirstBelow = isBelow[0] === true;
  const counts = Array.from({ length: count + 1 }, (_, under) => under).filter(
    (under) =>
      under <= below.length && count - under <= above.length && (isFirstBelow ? under >= 1 : under <= count - 1),
  );
  const under = rng.pick(counts);
  return [...below.slice(0, under), ...above.slice(0, count - under)];
}
