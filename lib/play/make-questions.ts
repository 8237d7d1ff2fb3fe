import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { findGame, findTrack } from "#lib/games/registry.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem, Skill } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { ActivityRef, PlayedRef } from "./activity-ref.ts";
import { questionsPerRun } from "./points.ts";
import { toPlayedRef } from "./to-played-ref.ts";

const mostTries = 200;

type Maker = (place: number, rng: Rng) => Question;

function gameMaker(levelName: string, levelNumber: number): Maker | undefined {
  const game = findGame(levelName);
  const level = findTrack(levelName)?.levels[levelNumber - 1];
  return game && level !== undefined ? (_, rng) => game.generate(level, rng) : undefined;
}

function skillMaker(skill: Skill, ref: PlayedRef & { kind: "skill" }, items: readonly BankItem[] | null): Maker {
  if (skill.source === "rule") {
    return (_, rng) => skill.generate(ref.difficulty, rng);
  }
  return (place, rng) => {
    const item = items?.[place];
    if (item === undefined) {
      throw new Error(`No item ${place + 1} for ${ref.id}`);
    }
    return skill.ask(item, rng);
  };
}

function findMaker(ref: PlayedRef, items: readonly BankItem[] | null): Maker | undefined {
  if (ref.kind === "game") {
    return gameMaker(ref.levelName, ref.level);
  }
  const skill = findSkill(ref.id);
  return skill && skillMaker(skill, ref, items);
}

/**
 * The ten questions of a run, always the same for the same activity, seed and items. `items` are the ten
 * chosen items of a bank skill in the order they are asked, null for everything else. No two questions
 * share an identity. A stone of a path asks what it stands for. Throws an Error naming the activity when it is unknown or too poor for ten questions.
 */
export function makeQuestions(ref: ActivityRef, seed: string, items: readonly BankItem[] | null): Question[] {
  const played = toPlayedRef(ref);
  const make = played && findMaker(played, items);
  const name = JSON.stringify(ref);
  if (make === undefined) {
    throw new Error(`Unknown activity ${name}`);
  }
  const questions = new Map<string, Question>();
  for (let place = 0; place < questionsPerRun; place += 1) {
    let tries = 0;
    while (questions.size === place) {
      if (tries === mostTries) {
        throw new Error(`No ${questionsPerRun} different questions for ${name}`);
      }
      const question = make(place, createRng(`${seed}/${place}/${tries}`));
      if (!questions.has(question.identity)) {
        questions.set(question.identity, question);
      }
      tries += 1;
    }
  }
  return [...questions.values()];
}
