import { difficulties } from "#lib/skills/define-skill.ts";
import { parseGameRoute } from "./game-route.ts";
import type { RunRequest } from "./run-request.ts";

/** The practice run a card of the course list opens; null for one that opens something else, such as a map or a lesson. */
export function practiceRequest(card: {
  readonly href: string;
  readonly skill: { readonly id: string } | null;
}): RunRequest | null {
  const practice = { step: null, mode: "practice", basePath: card.href } as const;
  if (card.skill !== null) {
    return { ...practice, activity: { kind: "skill", id: card.skill.id }, stepCount: difficulties.length };
  }
  const [, root, ...segments] = card.href.split("/");
  const route = root === "game" || root === "game2" ? parseGameRoute(root, segments) : null;
  if (route === null) return null;
  const { levelName, levels } = route.track;
  return { ...practice, activity: { kind: "game", levelName }, stepCount: levels.length };
}
