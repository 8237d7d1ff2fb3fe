import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { chooseDifficulty } from "#lib/play/choose-difficulty.ts";
import type { FirstTry } from "#lib/play/first-try.ts";

const pupils = 2000;
const questions = 30;
/** How many tries the product keeps of a pupil in a skill. */
const kept = 20;

function chanceOf(ability: number): number {
  return 1 / (1 + Math.exp(-ability));
}

/** First tries of a pupil who is right with a known chance at each difficulty. */
function simulate(ability: number, gap: number, rng: Rng): FirstTry[] {
  const tries: FirstTry[] = [];
  while (tries.length < questions) {
    const { difficulty } = chooseDifficulty(tries.slice(-kept), 1);
    const chance = chanceOf(ability + gap * (2 - difficulty));
    tries.push({ difficulty, isRight: rng.int(0, 999_999) < chance * 1_000_000 });
  }
  return tries;
}

/**
 * Pupils for whom the skill is neither far too hard nor far too easy: right in 80 % or more of its easiest questions,
 * and in 85 % or fewer of its hardest. For the others no choice of difficulties comes to 70-90 %.
 */
function abilityOf(place: number, gap: number): number {
  const [lowest, highest] = [Math.log(0.8 / 0.2) - gap, Math.log(0.85 / 0.15) + gap];
  return lowest + ((highest - lowest) * place) / (pupils - 1);
}

// How much harder a difficulty is than the one before, in the terms of the chance above: small, middling, large.
test.each([1, 1.4, 1.8])("nine of ten pupils are right in 70 to 90 %% of thirty questions (gap %d)", (gap) => {
  const shares = Array.from({ length: pupils }, (_, place) => {
    const tries = simulate(abilityOf(place, gap), gap, createRng(`pupil/${gap}/${place}`));
    return tries.filter(({ isRight }) => isRight).length / questions;
  });
  const inside = shares.filter((share) => share >= 0.7 && share <= 0.9);
  expect(inside.length / pupils).toBeGreaterThanOrEqual(0.9);
});

test("without steps far fewer pupils are: the simulation can fail", () => {
  const shares = Array.from({ length: pupils }, (_, place) => {
    const chance = chanceOf(abilityOf(place, 1.4) + 1.4);
    const rng = createRng(`still/${place}`);
    return (
      Array.from({ length: questions }, () => rng.int(0, 999_999) < chance * 1_000_000).filter(Boolean).length /
      questions
    );
  });
  const inside = shares.filter((share) => share >= 0.7 && share <= 0.9);
  expect(inside.length / pupils).toBeLessThan(0.6);
});
