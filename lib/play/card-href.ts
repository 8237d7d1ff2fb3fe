import type { ClassId } from "#lib/core/class-id.ts";

export interface Card {
  readonly id: number;
  readonly name: string;
  readonly type: "course" | "example-two-class-one" | "game" | "game-range";
  readonly range: string | null;
}

/**
 * Where tapping a card of the course list leads (spec section 2, "Course list view"); null where nothing happens.
 * Classes 2 to 5 carry courses too, which open course-detail (product decisions, "Deliberate differences").
 */
export function cardHref(card: Card, classId: ClassId): string | null {
  if (card.type === "course") return `/course-detail/${card.id}`;
  if (classId === "2") return gameHref("game2", card);
  if (classId !== "1") return null;
  if (card.type === "example-two-class-one") return "/example-two-class-one";
  return gameHref("game", card);
}

function gameHref(root: "game" | "game2", card: Card): string | null {
  if (card.type === "game") return `/${root}/${card.name}`;
  if (card.type === "game-range" && card.range !== null) return `/${root}/${card.name}/${card.range}`;
  return null;
}
