import type { ClassId } from "#lib/core/class-id.ts";
import { findTrackByRoute } from "#lib/games/registry.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { Card } from "./card-href.ts";
import { findPathByRoute } from "./paths.ts";

/**
 * Whether what a card promises is there. The course list names every game of the plan and an operator may add
 * more; a card whose activity is in no registry is not shown, so that none leads nowhere.
 */
export function isPlayable(card: Card, classId: ClassId): boolean {
  if (card.type === "course") return findSkill(card.name) !== undefined;
  if (card.type === "example-two-class-one") return true;
  if (classId !== "1" && classId !== "2") return false;
  const root = classId === "1" ? "game" : "game2";
  return (findTrackByRoute(root, card.name, card.range) ?? findPathByRoute(root, card.name, card.range)) !== undefined;
}
