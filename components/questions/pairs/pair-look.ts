import type { BoardState } from "#components/questions/board-state.ts";

export type PairLook = "open" | "waiting" | "right" | "shown" | "tried";

/** Orange for as long as the cards lie as they were sent. */
export function lookOf({ phase, key }: BoardState<"pairs">, isSent: boolean): PairLook {
  if (key !== null) return phase === "right" ? "right" : "shown";
  if (phase === "waiting") return "waiting";
  return phase === "again" && isSent ? "tried" : "open";
}

const looks: Readonly<Record<PairLook, string>> = {
  open: "bg-soft shadow-[inset_0_0_0_3px_var(--edge)]",
  waiting: "animate-wait bg-soft shadow-[inset_0_0_0_3px_var(--edge)]",
  right: "animate-bounce bg-right-soft text-right-ink shadow-[inset_0_0_0_3px_var(--color-right)]",
  shown: "animate-fade bg-right-soft text-right-ink shadow-[inset_0_0_0_3px_var(--color-right)]",
  tried: "animate-shake bg-again-surface text-again-ink shadow-[inset_0_0_0_3px_var(--color-again)]",
};

/** How a place looks with a card, or while it waits for one. */
export function placeLook(card: string | null, look: PairLook, isNext: boolean): string {
  if (card !== null) return looks[look];
  return isNext ? "border-4 border-dashed border-edge bg-soft" : "border-2 border-dashed border-field bg-surface";
}
