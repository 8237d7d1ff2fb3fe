import { createRng } from "#lib/core/create-rng.ts";
import { findGame, findTrack } from "#lib/games/registry.ts";
import type { Question } from "#lib/questions/question.ts";

const seedsPerLevel = 120;

/** A way of asking, whatever its numbers and its things are. */
function roundOf({ kind, identity, figures }: Question): string {
  const [way = ""] = identity.replace(/\d+/g, "#").split(" ");
  return [kind, way, ...figures.map(({ type }) => type)].join(" ");
}

function largestNumber({ prompt, answer }: Question): number {
  return Math.max(0, ...(`${prompt.text} ${answer.text}`.match(/\d+/g) ?? []).map(Number));
}

/** How much there is to read and to draw. */
function length({ prompt, figures, view }: Question): number {
  return prompt.text.length + JSON.stringify([figures, view]).length / 10;
}

function most(questions: readonly Question[], measure: (question: Question) => number): Question[] {
  return questions.toSorted((left, right) => measure(right) - measure(left)).slice(0, 1);
}

/** Every kind of round of a track, each at its largest numbers and at its longest; always the same ones. */
export function listRounds(levelName: string): Question[] {
  const game = findGame(levelName);
  const levels = findTrack(levelName)?.levels ?? [];
  const seeds = Array.from({ length: seedsPerLevel }, (_, seed) => seed);
  const made = levels.flatMap((level, place) =>
    seeds.flatMap((seed) => game?.generate(level, createRng(`${levelName}/${place}/${seed}`)) ?? []),
  );
  const rounds = Map.groupBy(made, roundOf);
  return [...rounds.values()].flatMap((alike) => [...new Set([...most(alike, largestNumber), ...most(alike, length)])]);
}
