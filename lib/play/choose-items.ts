import { createRng } from "#lib/core/create-rng.ts";
import type { BankItem, Difficulty } from "#lib/skills/define-skill.ts";
import { questionsPerRun } from "./points.ts";

/**
 * Draws the ten items of a run without replacement, in the order they are asked: items of the wanted
 * difficulty first, filled up from the nearest ones. The same items, difficulty and seed give the same
 * ten, in whatever order the items come. Throws a RangeError when there are fewer than ten.
 */
export function chooseItems(items: readonly BankItem[], difficulty: Difficulty, seed: string): BankItem[] {
  if (items.length < questionsPerRun) {
    throw new RangeError(`A run needs ${questionsPerRun} items, the bank has ${items.length}`);
  }
  const rng = createRng(`${seed}/items`);
  const inOrder = items.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const nearestFirst = rng
    .shuffle(inOrder)
    .toSorted((left, right) => Math.abs(left.level - difficulty) - Math.abs(right.level - difficulty));
  return rng.shuffle(nearestFirst.slice(0, questionsPerRun));
}
