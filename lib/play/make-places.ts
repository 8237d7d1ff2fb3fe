import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { findGame, findTrack } from "#lib/games/registry.ts";
import type { Question } from "#lib/questions/question.ts";
import { type BankItem, type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { ActivityRef, PlayedRef } from "./activity-ref.ts";
import type { Asked, AskedPlace } from "./asked.ts";
import { chooseDifficulty } from "./choose-difficulty.ts";
import type { FirstTry } from "./first-try.ts";
import { ideaOf } from "./idea-of.ts";
import { nearestDifficulty } from "./nearest-difficulty.ts";
import { questionsPerRun } from "./points.ts";
import { makeSetQuestion, readRecipe } from "./question-set.ts";
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

/** Everything the questions of a run are made of: the same gives the same questions. */
interface RunRecipe {
  readonly ref: ActivityRef;
  readonly seed: string;
  /** The chosen items of a bank skill, one a place and null where a rule makes the question; null without any bank. */
  readonly items: readonly (BankItem | null)[] | null;
  /** The pupil's tries before the run (see written-tries.ts) where its difficulty follows the pupil; null where it is fixed. */
  readonly tries: string | null;
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
  if (played === undefined || played.kind === "set") return undefined;
  if (played.kind === "game") return gameSlots(played.levelName, played.level);
  const asked =
    played.kind === "review"
      ? played.asked.map(({ id, difficulty }) => ({ id, difficulties: [difficulty] }))
      : skillPlaces(played, tries);
  const slots = asked.map((step, place) =>
    step.difficulties
      .map((difficulty) => skillSlot(step.id, difficulty, items, place))
      .filter((slot) => slot !== undefined),
  );
  return slots.every((each) => each.length > 0) ? slots : undefined;
}

/**
 * The difficulties among `there` a pupil may come to at each of `count` places, whatever is answered; the first of each
 * place is the one of the place before, or the lowest. `before` are the tries from earlier runs.
 */
function reachableDifficulties(
  before: readonly FirstTry[],
  start: Difficulty,
  count: number,
  there: readonly Difficulty[],
): Difficulty[][] {
  const reached = Array.from({ length: count }, () => new Set<Difficulty>());
  const follow = (tries: readonly FirstTry[], place: number) => {
    const difficulty = nearestDifficulty(chooseDifficulty(tries, start).difficulty, there);
    reached[place]?.add(difficulty);
    if (place + 1 >= count) return;
    for (const isRight of [true, false]) follow([...tries, { difficulty, isRight }], place + 1);
  };
  if (count > 0) follow(before, 0);
  return reached.map((difficulties) => [...difficulties].sort((a, b) => a - b));
}

function skillPlaces(played: Extract<PlayedRef, { kind: "skill" | "lesson" }>, tries: string | null) {
  const { id, difficulty } = played;
  const count = played.kind === "lesson" ? played.count : questionsPerRun;
  const there = played.kind === "lesson" ? played.difficulties : difficulties;
  const places =
    tries === null
      ? Array.from({ length: count }, () => [difficulty])
      : reachableDifficulties(readTries(tries), difficulty, count, there);
  return places.map((reachable) => ({ id, difficulties: reachable }));
}

/**
 * The questions of a run place by place, always the same for the same recipe. No two of them share an identity, also
 * not where only one of them will be asked. What a rule makes returns with new numbers a few places later, so that what
 * was missed comes back (rules.md, 5 and 6). Throws an Error naming the activity when it is unknown or too poor.
 */
export function makePlaces(recipe: RunRecipe): AskedPlace[] {
  const name = JSON.stringify(recipe.ref);
  if (recipe.ref.kind === "set") return setPlaces(recipe.ref.recipe, recipe.items);
  const slots = listSlots(recipe);
  if (slots === undefined) throw new Error(`Unknown activity ${name}`);
  const taken = new Set<string>();
  const makeOne = (slot: Slot, seed: string, idea: string | null): Asked => {
    const { made, rest } = lookFor(slot, seed, taken, idea);
    const question = made ?? rest;
    if (question === null) throw new Error(`No ${slots.length} different questions for ${name}`);
    taken.add(identityOf(slot, question));
    const { skillId, difficulty, itemId } = slot;
    return { question, skillId, difficulty, itemId };
  };
  const places: AskedPlace[] = [];
  for (const [place, each] of slots.entries()) {
    const seedOf = (slot: Slot) => `${recipe.seed}/${place}${each.length > 1 ? `/${slot.difficulty}` : ""}`;
    const before = places[place - returnsAfter] ?? [];
    const [first, ...others] = each.map((slot) => makeOne(slot, seedOf(slot), ideaToReturn(slot, before)));
    if (first === undefined) throw new Error(`Nothing to ask for ${name}`);
    places.push([first, ...others]);
  }
  return places;
}

/** A set asks what stands in it, whatever else does. */
function setPlaces(recipe: string, items: RunRecipe["items"]): AskedPlace[] {
  const set = readRecipe(recipe);
  if (set === null) throw new Error(`No set of questions ${recipe}`);
  return set.questions.map((question, place) => {
    const item = items?.[place];
    const asked = makeSetQuestion(question, new Map(item ? [[question.skillId, [item]]] : []));
    if (asked === null) throw new Error(`No question ${place + 1} of the set ${recipe}`);
    return [asked];
  });
}

/** After so many questions an idea comes back. */
const returnsAfter = 3;

/** So many questions are made in search of one with the same idea. */
const mostSearched = 20;

const identityOf = ({ skillId }: Slot, { identity }: Question) => `${skillId} ${identity}`;

/** The idea that stood a few places before at this difficulty; null without one. Another difficulty has other ideas. */
function ideaToReturn({ skillId, difficulty, itemId }: Slot, before: readonly Asked[]): string | null {
  const asked = before.find((each) => each.skillId === skillId && each.difficulty === difficulty);
  return asked === undefined || itemId !== null ? null : ideaOf(asked.question);
}

/** The first new question with the idea, and the first new one of any. */
function lookFor(slot: Slot, seed: string, taken: ReadonlySet<string>, idea: string | null) {
  let rest: Question | null = null;
  for (let tries = 0; tries < (rest === null ? mostTries : mostSearched); tries += 1) {
    const question = slot.make(createRng(`${seed}/${tries}`));
    if (taken.has(identityOf(slot, question))) continue;
    if (idea === null || ideaOf(question) === idea) return { made: question, rest };
    rest ??= question;
  }
  return { made: null, rest };
}
