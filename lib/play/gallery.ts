import { createRng } from "#lib/core/create-rng.ts";
import { findGame, findTrack, games } from "#lib/games/registry.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question, Response } from "#lib/questions/question.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { type BankItem, difficulties } from "#lib/skills/define-skill.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import type { GalleryState } from "./gallery-states.ts";
import type { RunAction } from "./run-state.ts";

/** The items of a bank skill, by its id. */
export type Banks = ReadonlyMap<string, readonly BankItem[]>;

/** The skill or the game's track a key names, else undefined. */
export function findKeyed(key: string) {
  const [name = ""] = key.split("/");
  return findSkill(name) ?? findTrack(name);
}

/**
 * Builds the question a key names, the same one each time; null where there is none. A key is `skill/difficulty/seed`,
 * `skill/item/seed` for a skill with a bank, or `track/level/seed`.
 */
export function buildKeyed(key: string, banks: Banks): Question | null {
  const [name = "", part = ""] = key.split("/");
  const rng = createRng(key);
  const skill = findSkill(name);
  if (skill?.source === "bank") {
    const item = banks.get(name)?.find(({ id }) => id === part);
    return item === undefined ? null : skill.ask(item, rng);
  }
  if (skill !== undefined) {
    const difficulty = difficulties.find((each) => String(each) === part);
    return difficulty === undefined ? null : skill.generate(difficulty, rng);
  }
  const level = findTrack(name)?.levels[Number(part) - 1];
  return level === undefined ? null : (findGame(name)?.generate(level, rng) ?? null);
}

/** Keys that show what a skill or a track asks: each item of its bank, or `count` questions of each difficulty or level. */
export function listKeys(name: string, seed: string, count: number, banks: Banks): string[] {
  const bank = banks.get(name);
  if (bank !== undefined) return bank.map(({ id }) => `${name}/${id}/${seed}`);
  const parts = findSkill(name) === undefined ? (findTrack(name)?.levels ?? []).map((_, at) => at + 1) : difficulties;
  return parts.flatMap((part) => Array.from({ length: count }, (_, at) => `${name}/${part}/${seed}.${at}`));
}

/** All that can be looked at, by the name its keys begin with. */
export function listNames(): { readonly name: string; readonly title: string }[] {
  const tracks = games.flatMap((game) => game.tracks.map(({ levelName, title }) => ({ name: levelName, title })));
  return [...skills.map(({ id, title }) => ({ name: id, title })), ...tracks];
}

type Solved<Name extends KindName> = {
  [Each in Name]: { readonly kind: Each; readonly view: Kinds[Each]["view"]; readonly key: Kinds[Each]["key"] };
}[Name];

/** The first such response a pupil can give to a question. */
function exampleResponse<Name extends KindName>(
  { kind, view, key }: Solved<Name>,
  verdict: "right" | "wrong",
): Response {
  const [response] = kinds[kind].examples(view, key)[verdict];
  if (response === undefined) throw new Error(`The kind ${kind} lacks a ${verdict} example`);
  return response;
}

/** What is done to a question from its start up to a state. */
export function stepsTo(state: GalleryState, question: Question): readonly RunAction[] {
  const hint: RunAction = { type: "hint" };
  const respond = (verdict: "right" | "wrong"): RunAction => ({
    type: "respond",
    response: exampleResponse(question, verdict),
  });
  switch (state) {
    case "open":
    case "challenge":
      return [];
    case "hint-1":
      return [hint];
    case "hint-2":
      return [hint, hint];
    case "again":
      return [respond("wrong")];
    case "second":
      return [respond("wrong"), respond("right")];
    case "right":
      return [respond("right")];
    case "shown":
      return [respond("wrong"), respond("wrong")];
    case "challenge-wrong":
      return [
        respond("wrong"),
        { type: "verdict", place: 0, verdict: { right: false, solution: toSolution(question) } },
      ];
  }
}
