import { createRng } from "#lib/core/create-rng.ts";
import { games } from "#lib/games/registry.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Question } from "#lib/questions/question.ts";
import { skills } from "#lib/skills/registry.ts";
import { listSkillRounds } from "./list-skill-rounds.ts";

/** One question of every kind there is, always the same ones. */
export function questionOfEachKind(): ReadonlyMap<KindName, Question> {
  const ofGames = games.flatMap((game) =>
    game.tracks.flatMap(({ levels }) => levels.map((level) => game.generate(level, createRng("each kind")))),
  );
  const found = new Map<KindName, Question>();
  const keep = (questions: readonly Question[]) => {
    for (const question of questions) if (!found.has(question.kind)) found.set(question.kind, question);
  };
  keep(ofGames);
  for (const skill of skills) {
    // The questions of all skills together take a while to make.
    if (found.size === Object.keys(kinds).length) break;
    keep(listSkillRounds(skill));
  }
  return found;
}
