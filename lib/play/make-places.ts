import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { findGame, findTrack } from "#lib/games/registry.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { Asked, AskedPlace } from "./asked.ts";
import { questionsPerRun } from "./points.ts";
import { reachableDifficulties } from "./reachable-difficulties.ts";
import type { RunRecipe } from "./run-recipe.ts";
import { toPlayedRef } from "./to-played-ref.ts";
import { readTries } from "./written-tries.ts";

const mostTries = 200;

/** What one question is made of. */
interface Slot {
  readonly skillId: string | null;
  readonly difficulty: Difficulty | null;
  readonly itemId: string | null;
  make(rng: Rng): Question;
}

function gameSlots(levelName: string, levelNumber: number): Slot[][] | undefined {
  const game = findGame(levelName);
  const level = findTrack(levelName)?.levels[levelNumber - 1];
  if (game === undefined || level === undefined) return undefined;
  const slot: Slot = { skillId: null, difficulty: null, itemId: null, make: (rng) => game.generate(level, rng) };
  return Array.from({ length: questionsPerRun }, () => [slot]);
}

function skillSlot(id: string, difficulty: Difficulty, items: RunRecipe["items"], place: number): Slot | undefined {
  const skill = findSkill(id);
  if (skill === undefined) return undefined;
  if (skill.source === "rule") {
    return { skillId: id, difficulty, itemId: null, make: (rng) => skill.generate(difficulty, rng) };
  }
  const asked = items?.[place];
  if (!asked) throw new Error(`No item ${place + 1} for ${id}`);
  return { skillId: id, difficulty, itemId: asked.id, make: (rng) => skill.ask(asked, rng) };
}

function listSlots({ ref, items, tries }: RunRecipe): Slot[][] | undefined {
  const played = toPlayedRef(ref);
  if (played === undefined) return undefined;
  if (played.kind === "game") return gameSlots(played.levelName, played.level);
  const asked =
    played.kind === "review"
      ? played.asked.map(({ id, difficulty }) => ({ id, difficulties: [difficulty] }))
      : skillPlaces(played.id, played.difficulty, tries);
  const slots = asked.map(({ id, difficulties }, place) =>
    difficulties.map((difficulty) => skillSlot(id, difficulty, items, place)).filter((slot) => slot !== undefined),
  );
  return slots.every((each) => each.length > 0) ? slots : undefined;
}

function skillPlaces(id: string, start: Difficulty, tries: string | null) {
  const places =
    tries === null
      ? Array.from({ length: questionsPerRun }, () => [start])
      : reachableDifficulties(readTries(tries), start, questionsPerRun);
  return places.map((difficulties) => ({ id, difficulties }));
}

/**
 * The questions of a run place by place, always the same for the same recipe. No two of them share an identity, also
 * not where only one of them will be asked. Throws an Error naming the activity when it is unknown or too poor.
 */
export function makePlaces(recipe: RunRecipe): AskedPlace[] {
  const slots = listSlots(recipe);
  const name = JSON.stringify(recipe.ref);
  if (slots === undefined) throw new Error(`Unknown activity ${name}`);
  const taken = new Set<string>();
  const makeOne = ({ skillId, difficulty, itemId, make }: Slot, seed: string): Asked => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const question = make(createRng(`${seed}/${tries}`));
      const identity = `${skillId} ${question.identity}`;
      if (!taken.has(identity)) {
        taken.add(identity);
        return { question, skillId, difficulty, itemId };
      }
    }
    throw new Error(`No ${slots.length} different questions for ${name}`);
  };
  return slots.map((each, place) => {
    const seedOf = (slot: Slot) => `${recipe.seed}/${place}${each.length > 1 ? `/${slot.difficulty}` : ""}`;
    const [first, ...others] = each.map((slot) => makeOne(slot, seedOf(slot)));
    if (first === undefined) throw new Error(`Nothing to ask for ${name}`);
    return [first, ...others];
  });
}
