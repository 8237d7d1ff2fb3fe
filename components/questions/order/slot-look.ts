import type { BoardState } from "#components/questions/board-state.ts";

export type SlotLook = "open" | "waiting" | "right" | "shown" | "tried";

/** How a place looks in which a card stands; it is orange for as long as the cards stand as they were sent. */
export function slotLook(
  { phase, key }: Pick<BoardState<"order" | "arrange" | "gaps">, "phase" | "key">,
  isSent: boolean,
): SlotLook {
  if (key !== null) return phase === "right" ? "right" : "shown";
  if (phase === "waiting") return "waiting";
  return phase === "again" && isSent ? "tried" : "open";
}
