import { createRng } from "#lib/core/create-rng.ts";
import { games } from "#lib/games/registry.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Question } from "#lib/questions/question.ts";
import { skills } from "#lib/skills/registry.ts";
import { listSkillRounds } from "./list-skill-rounds.ts";

const levels = games.flatMap((game) => game.tracks.flatMap((track) => track.levels.map((level) => ({ game, level }))));

/** Some levels ask in many ways: so many chances bring them all. */
const chances = ["each kind", ...Array.from({ length: 30 }, (_, chance) => `each kind ${chance}`)];

/** Ways to questions, the cheapest first: those of a skill take a while to make. */
function* questionSources(): Generator<readonly Question[]> {
  for (const chance of chances) yield levels.map(({ game, level }) => game.generate(level, createRng(chance)));
  for (const skill of skills) yield listSkillRounds(skill);
}

/** One question of every kind there is, always the same ones. Throws an Error that names the kinds nothing asks for. */
export function questionOfEachKind(): ReadonlyMap<KindName, Question> {
  const found = new Map<KindName, Question>();
  const missing = () => Object.keys(kinds).filter((kind) => ![...found.keys()].some((name) => name === kind));
  for (const questions of questionSources()) {
    for (const question of questions) if (!found.has(question.kind)) found.set(question.kind, question);
    if (missing().length === 0) return found;
  }
  throw new Error(`No question of the kind ${missing().join(", ")}`);
}
