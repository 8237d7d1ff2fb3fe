import { toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { Asked, AskedPlace } from "./asked.ts";
import { ideaOf } from "./idea-of.ts";
import type { RunMode } from "./points.ts";
import type { RunPlace, RunQuestion } from "./run-view.ts";

/** What the browser gets of the questions of a run; the solutions of a challenge stay on the server. */
export function toRunPlaces(places: readonly AskedPlace[], mode: RunMode): RunPlace[] {
  const isMixed = new Set(places.map(([{ skillId }]) => skillId)).size > 1;
  const toView = ({ question, skillId, difficulty, itemId }: Asked): RunQuestion => ({
    question: toPublic(question),
    solution: mode === "practice" ? toSolution(question) : null,
    difficulty,
    // An item of a bank is like no other of it.
    idea: mode === "practice" && itemId === null ? `${isMixed ? `${skillId} ` : ""}${ideaOf(question)}` : "",
    ...(isMixed && { skillTitle: findSkill(skillId ?? "")?.title ?? "" }),
  });
  return places.map(([first, ...others]) => [toView(first), ...others.map(toView)]);
}
